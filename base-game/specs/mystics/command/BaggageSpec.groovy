package mystics.command

import mystics.content.CampaignSheet.HeroSheet
import mystics.mod.load.BaseGame
import spock.lang.Specification

/** The things that a party brings from earlier chapters, as they are written on the command line. */
class BaggageSpec extends Specification {
    def baggage = new Baggage(BaseGame.library().catalog())

    def "STORY-1: an achievement has the number 1, unless a number is given"() {
        expect:
        baggage.sheet('king').marks() == [king: 1]
        baggage.sheet('king+sheaves=3').marks() == [king: 1, sheaves: 3]
    }

    def "CAMP-1: a card and an ability belong to the hero before the colon"() {
        when:
        def sheet = baggage.sheet('collin:sorrow-blade + collin:inspire + king')

        then:
        sheet.of('collin') == new HeroSheet(['inspire'], ['sorrow-blade'])
        sheet.of('tilda') == HeroSheet.NOTHING
        sheet.marks() == [king: 1]
    }

    def "a card of the game that nobody can keep is not known: #things"() {
        when:
        baggage.sheet(things)

        then:
        def refused = thrown(IllegalArgumentException)
        refused.message.startsWith(says)

        where:
        things           || says
        'water'          || "No party keeps 'water'."
        'collin:stunned' || "No party keeps 'stunned'."
        ''               || 'A thing that the party brings is written as '
    }
}
