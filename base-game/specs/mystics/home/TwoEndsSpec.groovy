package mystics.home

import java.nio.file.Files
import java.nio.file.Path
import mystics.bot.SuggestedParty
import mystics.choice.Answer
import mystics.choice.Seat
import mystics.content.Setup
import mystics.mod.load.BaseGame
import mystics.play.Company
import mystics.play.Session
import mystics.play.UndoPolicy
import mystics.save.Campaign
import mystics.table.Clock
import mystics.terminal.CampaignPlay
import mystics.terminal.desk.PlainDesk
import mystics.terminal.desk.TextStyle
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir


/**
 * Chapters that were begun in a campaign, and where they go on and end: on its sheet as long as that stands as they
 * began from it (CAMP, END-2).
 */
class TwoEndsSpec extends Specification {
    static final String GONE_ON = "The campaign 'ours' has gone on since this chapter began, so its sheet stays as it is; " +
            "this game is kept as"
    @Shared library = BaseGame.library()
    @Shared table = new GameTable(library)
    @TempDir Path folder
    def campaigns

    def setup() {
        campaigns = new CampaignShelf(table, new HomeFolder(folder))
        campaigns.begin('ours', [] as Set)
    }

    def "CAMP-1: of two programs that end the same chapter the later one leaves the sheet as it is, and says where its own game is kept"() {
        given:
        def (one, other) = [campaigns.underWay('ours'), campaigns.underWay('ours')]
        one.begins(over(3))
        other.begins(over(4))

        expect:
        campaigns.keep('ours', other, over(4)).empty

        when:
        def sheet = bytes()
        def said = campaigns.keep('ours', one, over(3)).get().toString()

        then:
        said.startsWith(GONE_ON)
        bytes() == sheet
        campaigns.read('ours').played().size() == 1

        and: 'the game is there, and in nobody\'s way'
        shelf().load(named(said)).game() == over(3).game()
        campaigns.underWay('ours').underWay().empty
    }

    def "CAMP-1: an end that was written down before its chapter was cleared away is counted once"() {
        given:
        def shelf = campaigns.underWay('ours')
        shelf.begins(over(3))
        campaigns.keep('ours', campaigns.underWay('ours'), over(3))

        expect:
        campaigns.keep('ours', shelf, over(3)).empty
        campaigns.read('ours').played().size() == 1
        campaigns.underWay('ours').underWay().empty
    }

    def "a campaign knows the chapter that it is playing, until it has gone on without that chapter"() {
        expect:
        campaigns.playing('ours').empty

        when:
        campaigns.underWay('ours').begins(begun(5))

        then:
        campaigns.playing('ours').get().chapter() == begun(5).game().setting().box().chapter().id()

        when:
        campaigns.keep('ours', table.shelf(new HomeFolder(folder.resolve('elsewhere'))), over(4))

        then:
        campaigns.playing('ours').empty
    }

    def "a chapter under way that its campaign has gone on without is put by before anybody plays it to its end for nothing"() {
        given:
        def begun = begun(5)
        campaigns.underWay('ours').begins(begun)
        campaigns.keep('ours', table.shelf(new HomeFolder(folder.resolve('elsewhere'))), over(4))
        def shown = new StringWriter()
        def desk = new PlainDesk(new BufferedReader(new StringReader('\n' * 4)), new PrintWriter(shown), TextStyle.plain())

        when:
        new CampaignPlay(table, library.catalog(), new HomeFolder(folder), desk, 'ours', { 11L }, { it.underWay() }).play()

        then: 'the next chapter is set up'
        shown.toString().replaceAll(/\s+/, ' ').contains(GONE_ON)
        shelf().entries()*.name().any { it ==~ /left on .* in ours/ && shelf().load(it).game() == begun.game() }
    }

    def "a chapter that is over but not on the sheet yet is put by when another takes its place"() {
        given:
        campaigns.underWay('ours').begins(over(3))

        when:
        campaigns.underWay('ours').begins(begun(6))

        then:
        shelf().entries()*.name().any { it ==~ /left on .* in ours/ && shelf().load(it).game() == over(3).game() }
    }

    def "a game that was left in a campaign goes on in that one, as long as its sheet stands as it did"() {
        given:
        campaigns.begin('theirs', [] as Set)
        def underWay = campaigns.underWay('ours')
        def game = begun(5)
        underWay.begins(game)
        def left = underWay.putBy(game)

        expect:
        campaigns.takers(left) == ['ours']

        when: 'it goes on there, and another chapter is put by'
        def shelf = campaigns.underWay('ours')
        shelf.begins(begun(6))
        shelf.begins(shelf.load(left))

        then:
        shelf.remarks() == []
        campaigns.underWay('ours').underWay().get().game() == game.game()

        when:
        campaigns.keep('ours', campaigns.underWay('ours'), over(4))

        then:
        campaigns.takers(left) == []
    }

    def "a saved chapter of an unknown campaign can go on in any that stands so; one that is over goes on in none"() {
        given:
        campaigns.begin('theirs', [] as Set)
        Files.writeString(folder.resolve('campaigns/torn.campaign'), 'torn')
        shelf().save(begun(5), 'mine')
        shelf().save(over(3), 'ended')
        shelf().save(table.begin(new GameAgreement(new Setup(agreed().chapter(), agreed().party(), [] as Set), Company.people(5))), 'alone')

        expect:
        campaigns.takers('mine') == ['ours', 'theirs']
        campaigns.takers('ended') == []
        campaigns.takers('alone') == []
    }

    private Session over(long seed) {
        def bots = agreed().party()*.hero().plus(Seat.PARTY.name()).collectEntries { [it, GameTable.BOT] }
        def session = table.begin(new GameAgreement(agreed(),
                new Company([:], bots, Optional.of(seed), Optional.of(seed), UndoPolicy.TO_LAST_NEWS)))
        assert session.game().question().empty
        session
    }

    private Session begun(long seed) {
        def session = table.begin(new GameAgreement(agreed(), Company.people(seed)))
        while (session.game().lookNow { it.draft().get(Clock.ROUND) } == 0) {
            session = session.answer(new Answer(session.game().question().get().options()[0].key()))
        }
        session
    }

    private Setup agreed() {
        def first = library.catalog().firstToPlay()
        Campaign.beginning([] as Set).setup(library.catalog(), first, SuggestedParty.of(library.catalog(), first))
    }

    private Shelf shelf() {
        table.shelf(new HomeFolder(folder))
    }

    private String bytes() {
        Files.readString(folder.resolve('campaigns/ours.campaign'))
    }

    private static String named(String said) {
        (said =~ /kept as '(.*)'/)[0][1]
    }
}
