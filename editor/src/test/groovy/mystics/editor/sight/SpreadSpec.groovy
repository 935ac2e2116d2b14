package mystics.editor.sight

import mystics.content.CampaignSheet
import mystics.content.Setup
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.mod.load.BaseGame
import mystics.phase.Notes
import mystics.play.Company
import mystics.table.Holder
import spock.lang.Shared
import spock.lang.Specification

/** What the panes read of the table. */
class SpreadSpec extends Specification {
    @Shared library = BaseGame.library()

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
