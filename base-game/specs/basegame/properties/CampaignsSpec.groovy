package basegame.properties

import mystics.bot.Bot
import mystics.bot.SuggestedParty
import mystics.lab.CampaignSeries
import mystics.soak.Invariants
import spock.lang.Specification

/**
 * Bots play all chapters of the book that have a board, one after another, with all that the mice keep. {@code -Dcampaigns=200} plays that
 * many campaigns.
 */
class CampaignsSpec extends Specification {
    static final int CAMPAIGNS = Integer.getInteger('campaigns', 3)

    def "END-1: every chapter of every campaign comes to its end, and after every step the table is sound"() {
        given:
        def catalog = Games.LIBRARY.catalog()
        def board = catalog.book().findAll { !it.storyOnly() }
        def parties = board.collectEntries { [it.id(), SuggestedParty.of(catalog, it)] }
        def tables = 0

        when:
        def reports = new CampaignSeries(Games.LIBRARY, board, parties, [] as Set, Bot.SENSIBLE, 1, { scene ->
            tables++
            new Invariants().accept(scene)
        }).play(0, CAMPAIGNS)

        then:
        reports.size() == board.size()
        reports.every { it.games() == CAMPAIGNS && it.errors() == 0 && it.givenUp() == 0 }
        tables > 1000 * CAMPAIGNS
    }

    def "a table that is not sound breaks off its chapter, and the campaign goes on"() {
        given:
        def catalog = Games.LIBRARY.catalog()
        def two = catalog.book().findAll { it.id() in ['flight-to-barksburg', 'lilys-tail'] }
        def parties = two.collectEntries { [it.id(), SuggestedParty.of(catalog, it)] }

        when:
        def reports = new CampaignSeries(Games.LIBRARY, two, parties, [] as Set, Bot.SENSIBLE, 1, { scene ->
            if (scene.box().chapter().id() == 'flight-to-barksburg') throw new Invariants.Broken(['nobody holds the cheese'])
        }).play(0, 1)

        then:
        reports*.errors() == [1, 0]
        reports[1].games() == 1
    }
}
