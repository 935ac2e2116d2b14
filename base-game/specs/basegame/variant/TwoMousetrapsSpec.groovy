package basegame.variant

import basegame.chapter.ChapterSpec

class TwoMousetrapsSpec extends ChapterSpec {
    private void explore(List<String> variants) {
        table(variants: variants) { room 'kitchen-tunnels'; hero 'collin', 'a3'; lay 'e4', 'mousetrap', 1 }
        acting 'collin', 0
        draws 'baited-floor'
        answer 'explore:exit-W'
    }

    private int traps() {
        ['b3', 'c2'].sum { mark('tunnel-entrance', it, 'mousetrap') } as int
    }

    def "TRAP-1, RUL-53: by the book each red X gets its trap"() {
        when:
        explore([])
        anyhow()

        then:
        traps() == 2
    }

    def "TRAP-1, RUL-53: with one of two traps set elsewhere the party says where the other lies"() {
        when:
        explore(['two-mousetraps'])

        then:
        asked == 'party: Where does a mousetrap lie?'
        options == ['b3', 'c2']

        when:
        anyhow()

        then:
        traps() == 1
    }
}
