package basegame.variant

import basegame.chapter.ChapterSpec

class FooledElitesSpec extends ChapterSpec {
    def "PARTY-1, RUL-101: an archer and a rat come; in disguise the party meets #met with #variants"() {
        given:
        table(variants: variants) { room 'kitchen-tunnels'; hero 'collin', 'a3'; lies 'disguises', 'STASH' }

        when:
        acting 'collin', 0
        draws 'bows-on-the-ledge'
        answer 'explore:exit-W'
        anyhow()

        then: 'the first answer of the party is yes'
        look { scene -> scene.minions()*.kind } == met
        card('disguises') == 'DECK'

        where:
        variants          || met
        []                || ['elite-rat-warriors']
        ['fooled-elites'] || []
    }
}
