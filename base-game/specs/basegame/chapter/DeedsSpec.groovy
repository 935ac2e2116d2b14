package basegame.chapter

import mystics.content.Feat
import mystics.view.FeatWords
import mystics.view.Feats
import mystics.view.Honours

/** The deeds that a chapter offers are feats of the mice that do them, and earn titles. */
class DeedsSpec extends SmithyFixture {
    def "a blow at the iron is a deed of the mouse that strikes, whether or not the hammer slips"() {
        given:
        forge { hero 'nez', 'west-gears'; lay 'coal', 'forge-heat', 6 }
        acting 'nez', 0

        when:
        answer HERE + 'work'
        anyhow()

        then:
        Feats.of(game()).of('nez', Feat.DEEDS) == 1
        Feats.of(game()).of('collin', Feat.DEEDS) == 0
        FeatWords.of(game()).find { it.hero().id() == 'nez' }.telling()*.toString() == ['1 special deed']
    }

    def "a walk is no deed of the chapter"() {
        given:
        forge { hero 'nez', 'c4' }
        acting 'nez', 3

        when:
        answer 'move:c5'
        anyhow()

        then:
        Feats.of(game()).of('nez', Feat.DEEDS) == 0
    }

    def "whoever did a deed of the chapter has a better title than one for having defeated nobody"() {
        given:
        forge { hero 'nez', 'west-gears'; lay 'coal', 'forge-heat', 6 }
        acting 'nez', 0
        def titles = library.catalog().titles()

        when:
        answer HERE + 'work'
        anyhow()

        then:
        Honours.of(game()).find { it.hero().id() == 'nez' }.title() == titles['lent-a-paw']
        titles.values().findAll { it.feat() == Feat.DEEDS }*.id().toSorted() == ['lent-a-paw', 'paws-full']
        titles.values().findAll { it.feat() == Feat.DEEDS }.every { it.order() < titles['peaceful'].order() }
    }
}
