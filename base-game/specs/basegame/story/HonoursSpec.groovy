package basegame.story

import basegame.BaseGameSpec
import mystics.bot.SensiblePlayer
import mystics.choice.Answer
import mystics.choice.Seat
import mystics.choice.Sentence
import mystics.content.CardType
import mystics.content.Feat
import mystics.content.Setup
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.phase.chapter.story.Victory
import mystics.play.Company
import mystics.play.Session
import mystics.play.UndoPolicy
import mystics.view.FeatWords
import mystics.view.Feats
import mystics.view.Honours
import mystics.view.Treasures
import spock.lang.Shared

/** What is counted for the last page, and the titles that follow from it. */
class HonoursSpec extends BaseGameSpec {
    @Shared Session over = played(new GameTable(library).begin(GameAgreement.lesson(library.catalog(), 1)))

    private static Session played(Session begun) {
        def player = SensiblePlayer.of(begun.game().setting().box())
        def session = begun
        while (session.game().question().present) {
            def question = session.game().question().get()
            session = session.answer(new Answer(question.options()[session.game().lookNow { player.choose(question, it) }].key()))
        }
        session
    }

    def "the feats of a hero are counted from the log"() {
        given:
        def feats = Feats.of(over.game())
        def log = over.game().log()*.toString()

        expect:
        feats.of('collin', Feat.BLOWS) == log.count { it.startsWith('Collin attacks') }
        feats.of('collin', Feat.DEFEATS) >= 1
        feats.of('collin', Feat.SEARCHES) == log.count { it.startsWith('Collin finds') && it.endsWith('[SEARCH-1]') }
        feats.of('collin', Feat.FINDS) == 1
        feats.of('collin', Feat.MOVES) == log.count { it.startsWith('Collin moves to') }
        feats.of('nobody', Feat.BLOWS) == 0
    }

    def "each hero gets the first title that it earns and no other hero has (seed #seed)"() {
        given:
        def four = new GameTable(library).begin(new GameAgreement(
                new Setup('flight-to-barksburg', FOUR.collect { new Setup.Member(it, '') }, [] as Set), Company.people(seed)))
        def titles = Honours.of(played(four).game())

        expect:
        titles.size() == 4
        titles.every { it.title().fits(it.number()) }
        titles.every { it.words().toString().startsWith(it.hero().name()) }
        titles*.title()*.id().toSet().size() == 4

        where:
        seed << [3, 4, 8]
    }

    def "the treasures of a game are the cards that were found, each once, and no event"() {
        given:
        def found = over.log()*.text()*.toString().findAll { it =~ / finds / }

        expect:
        Treasures.of(over.game()).every { card -> found.any { it.endsWith(" finds ${card.name()}") } }
        Treasures.of(over.game()).every { it.type() != CardType.EVENT }
        Treasures.of(over.game()).toSet().size() == Treasures.of(over.game()).size()
        !Treasures.of(over.game()).empty
        Treasures.kept(over.game()).empty // there is no campaign
    }

    def "what was found and discarded is no treasure"() {
        given:
        def ends = (1..30).collect { seed ->
            def bots = FOUR.collectEntries { [it, GameTable.BOT] }
            new GameTable(library).begin(new GameAgreement(
                    new Setup('flight-to-barksburg', FOUR.collect { new Setup.Member(it, '') }, [] as Set),
                    new Company([:], bots + [(Seat.PARTY.name()): GameTable.BOT], Optional.of((long) seed), Optional.of((long) seed),
                            UndoPolicy.NEVER)))
        }.find { end -> lost(end) }

        expect:
        Treasures.of(ends.game())*.name().disjoint(lost(ends))
    }

    /** The names of cards that were found once in a game, and discarded. */
    private List<String> lost(Session end) {
        def lines = end.game().log()*.text()*.toString()
        library.catalog().cards().values().findAll { it.type() != CardType.EVENT }*.name().unique().findAll { name ->
            lines.count { it.endsWith(" finds $name") } == 1 && lines.contains("$name is discarded".toString())
        }
    }

    private static List<Sentence> nearly(Session session) {
        FeatWords.nearly(session.game(), session.game().lookNow { Victory.progress(it) })
    }

    def "the last page says what a hero did, and after a defeat what was missing"() {
        given:
        def lost = new GameTable(library).begin(new GameAgreement(
                new Setup('flight-to-barksburg', FOUR.collect { new Setup.Member(it, '') }, [] as Set), Company.people(7)))
        while (lost.game().question().present) {
            def options = lost.game().question().get().options()*.key()
            lost = lost.answer(new Answer(options.find { it == 'end' } ?: options.last()))
        }

        expect:
        FeatWords.of(over.game())[0].heading().toString().startsWith('Collin, ')
        FeatWords.of(over.game())[0].feats().toString() =~ /^\d+ attacks? · \d+ minions? defeated/
        FeatWords.of(over.game()).every { it.telling().size() in 1..5 }
        FeatWords.of(over.game())[0].telling()[0].toString() =~ /^\d+ minions? defeated$/
        nearly(over).empty
        nearly(lost)[0].toString().startsWith('0 of 3 goals were reached. What was missing: ')
    }
}
