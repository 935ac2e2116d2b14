package mystics.editor.sight

import mystics.content.CampaignSheet
import mystics.content.Setup
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.mod.load.BaseGame
import mystics.phase.Notes
import mystics.play.Company
import mystics.play.Inspector
import mystics.table.Holder
import mystics.trial.Trial
import spock.lang.Shared
import spock.lang.Specification

/** What the panes read of the table. */
class SpreadSpec extends Specification {
    @Shared library = BaseGame.library()

    def "the name over the numbers is that of the room that the window shows, wherever the rest of the party is"() {
        given:
        def party = ['collin', 'filch', 'nez', 'tilda'].collect { new Setup.Member(it, '') }
        def trial = new Trial(library.setting(new Setup('flight-to-barksburg', party, [] as Set), Inspector.NONE))
        trial.set { table -> table.room('guard-room').hero('collin', 'd6').hero('nez', 'kitchen-tunnels/c4') }
        def read = { who -> trial.acting(who, 2).look { Spread.of(it, Company.people(3)) } }

        expect:
        read('collin').headline().room() == 'The Guard Room'
        read('nez').headline().room() == 'The Kitchen Tunnels'

        and: 'a question about spaces of another room shows that room'
        read('nez').knowing('guard-room').headline().room() == 'The Guard Room'
    }

    def "STORY-1: an achievement that the campaign brought lies on the table, and is not earned again"() {
        given:
        def achievement = library.catalog().marks().values().find { it.achievement() }.id()
        def party = ['collin', 'filch', 'nez', 'tilda'].collect { new Setup.Member(it, '') }
        def sheet = new CampaignSheet([(achievement): 1], [:], [:], [] as Set)
        def setup = new Setup('flight-to-barksburg', party, [] as Set, Optional.of(sheet))

        when:
        def session = new GameTable(library).begin(new GameAgreement(setup, Company.people(3)))
        def game = session.game()

        then:
        game.lookNow { scene -> Notes.get(scene, achievement, Holder.TABLE) } == 1
        game.lookNow { scene -> Spread.of(scene, session.company()) }.earned() == []
    }
}
