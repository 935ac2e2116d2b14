package basegame.variant

import basegame.chapter.ChapterSpec

class DisguisesAtOnceSpec extends ChapterSpec {
    def "PARTY-1: the next rats come; whether to dress up is asked: #isAsked with #variants"() {
        given:
        table(variants: variants) { room 'kitchen-tunnels'; hero 'collin', 'a3'; lies 'disguises', 'STASH' }

        when:
        acting 'collin', 0
        draws 'changing-of-the-watch'
        answer 'explore:exit-W'

        then:
        asked.startsWith('party: Put on the disguises') == isAsked
        card('disguises') == zone

        where:
        variants              || isAsked | zone
        []                    || true    | 'STASH'
        ['disguises-at-once'] || false   | 'DECK'
    }
}
