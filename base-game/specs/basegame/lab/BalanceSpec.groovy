package basegame.lab

import javax.xml.parsers.DocumentBuilderFactory
import mystics.bot.Bot
import mystics.bot.SuggestedParty
import mystics.content.Setup
import mystics.lab.Balance
import mystics.lab.BalancePage
import mystics.lab.CampaignSeries
import mystics.home.FinishedGames
import mystics.home.GameTable
import mystics.home.HomeFolder
import mystics.lab.GameSeries
import mystics.lab.KeptGames
import mystics.lab.LabReport
import mystics.lab.Measure
import mystics.lab.PairedDifference
import mystics.lab.Parties
import mystics.lab.Result
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.phase.chapter.BeginChapter
import mystics.play.Company
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Session
import mystics.play.UndoPolicy
import mystics.table.Outcome
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Path

/** What the balance lab counts, and how it compares. */
class BalanceSpec extends Specification {
    static final String CHAPTER = 'flight-to-barksburg'

    @Shared Library library = BaseGame.library()
    @TempDir Path folder
    @Shared List<String> party = SuggestedParty.of(library.catalog(), library.catalog().chapters()[CHAPTER])

    private GameSeries series(Library of, long seed = 1) {
        new GameSeries(of.setting(new Setup(CHAPTER, party.collect { new Setup.Member(it, '') }, [] as Set), Inspector.NONE),
                Bot.SENSIBLE, seed)
    }

    private static LabReport report(String games) {
        def won = new BitSet()
        games.toList().eachWithIndex { game, place -> won.set(place, game == '+') }
        new LabReport(games.size(), won, games.count('-'), 0, 0, mystics.lab.Counts.NONE, 0, 0, 0, 0, 0, 0, 0)
    }

    def "SETUP-1: the legal parties of a chapter are all with its size, its required heroes and no forbidden one"() {
        given:
        def chapter = library.catalog().chapters()[CHAPTER]

        when:
        def parties = Parties.legal(library.catalog(), chapter)

        then:
        parties.size() == 5
        parties.every { it.size() == 4 && !it.contains('lily') && it.toSet().size() == 4 }
        parties.toSet().size() == 5
    }

    def "games are counted by ending, length, room, page, goals and turns"() {
        when:
        def report = series(library).play(0, 40)
        def counts = report.counts()

        then:
        counts.sum(Measure.ENDING) == 40
        counts.sum(Measure.ROUNDS) == 40
        counts.of(Measure.ROUNDS).collect { rounds, times -> (rounds as int) * times }.sum() == report.rounds()
        report.defeats() > 0
        [Measure.LOST_IN, Measure.LOST_ON_PAGE, Measure.LOST_AFTER_GOALS].every { counts.sum(it) == report.defeats() }
        counts.of(Measure.LOST_IN).keySet().every { library.catalog().rooms().containsKey(it) }
        counts.of(Measure.TURN_AT).keySet().every { at -> library.catalog().rooms()[at.split('/')[0]].drawing().spaces()*.id()
                .contains(at.split('/')[1]) }
        counts.sum(Measure.TURN_AT) <= counts.sum(Measure.TURNS)
        counts.bareTurns() > 0.05
        counts.bareTurns() < 0.95
    }

    def "#first against #second with the same seeds: #difference, from #low to #high"() {
        when:
        def paired = PairedDifference.of(report(first), report(second))

        then:
        Math.abs(paired.difference() - difference) < 0.001
        Math.abs(paired.low() - low) < 0.001
        Math.abs(paired.high() - high) < 0.001
        paired.isSure() == sure

        where:
        first        | second       || difference | low    | high  | sure
        '++++++++++' | '++++++++++' || 0          | -0.163 | 0.163 | false
        '----------' | '+++++-----' || 0.5        | 0.093  | 0.740 | true
        '+----+----' | '-+----+---' || 0          | -0.365 | 0.365 | false
    }

    def "series of different length are no pairs"() {
        when:
        PairedDifference.of(report('++'), report('+++'))

        then:
        thrown(IllegalArgumentException)
    }

    def "without an entry the chapter is played without its card or its rule"() {
        given:
        def without = library.without('cards/' + id)

        expect:
        !without.catalog().cards().containsKey(id)
        library.catalog().cards().containsKey(id)
        series(without).play(0, 5).errors() == 0

        where:
        id << ['button-shield', 'spectacle-lens'].findAll { BaseGame.library().catalog().cards().containsKey(it) }
    }

    def "a rule that is left out does not speak: without the rule of mousetraps other games come out"() {
        expect:
        series(library.without('rules/mousetraps')).play(0, 20).digest() != series(library).play(0, 20).digest()
        series(library.without('rules/mousetraps')).play(0, 20).errors() == 0
    }

    def "what is not there cannot be left out"() {
        when:
        library.without('cards/moonbeam')

        then:
        def refused = thrown(IllegalArgumentException)
        refused.message.contains("'cards/moonbeam'")
    }

    def "a campaign plays its chapters in order, and the same numbers are the same campaigns"() {
        given:
        def chapters = [library.catalog().chapters()[CHAPTER]] * 2
        def series = new CampaignSeries(library, chapters, [(CHAPTER): party], [] as Set, Bot.SENSIBLE, 1)

        when:
        def reports = series.play(0, 6)

        then:
        reports.size() == 2
        reports.every { it.games() == 6 && it.errors() == 0 }
        CampaignSeries.and(series.play(0, 2), series.play(2, 6)) == reports

        and: 'what the party kept makes the second chapter another game'
        reports[0].digest() != reports[1].digest()
    }

    def "the finished games in a folder are summed up, and no other ones"() {
        given:
        def home = new HomeFolder(folder)
        def table = new GameTable(library)
        def setting = library.setting(new Setup(CHAPTER, party.collect { new Setup.Member(it, '') }, [] as Set), Inspector.NONE)
        def bots = party.collectEntries { [it, 'sensible'] } + [party: 'sensible']

        when: 'two games that bots have played to their end, and one that has only begun'
        def ends = (1L..2L).collect { seed ->
            def company = new Company([:], bots, Optional.of(seed), Optional.of(seed), UndoPolicy.TO_LAST_NEWS)
            def session = Session.of(company, Game.begin(setting, company.seating(GameTable.bots(), setting.box()), [new BeginChapter()]))
            table.shelf(home).save(session, "game $seed")
            session.game()
        }
        def people = Company.people(3)
        table.shelf(home).save(Session.of(people,
                Game.begin(setting, people.seating(GameTable.bots(), setting.box()), [new BeginChapter()])),
                'begun')
        def report = KeptGames.report(FinishedGames.of(table, home, CHAPTER))

        then:
        report.games() == 2
        report.wins() == ends.count { it.outcome() == Outcome.WON }
        report.wins() + report.defeats() == 2
        report.rounds() > 4
        FinishedGames.of(table, home, 'no-chapter').empty
    }

    def "the page is one whole document that fetches nothing, with a row for each variation and a map of each room"() {
        given:
        def results = ['as it <is>', 'otherwise'].collect { new Result(it, series(library).play(0, 15)) }
        def balance = new Balance(CHAPTER, 'Without', results, Balance.Pairing.WITH_FIRST)

        when:
        def html = new BalancePage(library.catalog(), [balance]).html()
        def body = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(html[html.indexOf('<body>')..html.indexOf('</body>') + 6].getBytes('UTF-8')))
        def rows = body.getElementsByTagName('tr')

        then:
        rows.length == 3
        rows.item(1).firstChild.textContent == 'as it <is>'
        body.getElementsByTagName('polygon').length >= 30
        !(html =~ /(?:src|href|url)\s*[=(]/)
    }
}
