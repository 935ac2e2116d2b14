package basegame.chapter

/** Chapter three: the cat who is beaten. */
class BeatenCatSpec extends ChapterSpec {
    def "CH3-5: the cat who was struck down comes no more"() {
        given:
        table(chapter: 'cheese-catches-rats', variants: []) {
            room 'kitchen'; hero 'collin', 'd4'; minion 'brodie-pounces', 'd4'; note 'brodie-prowls', 1
        }

        when:
        acting 'collin', 0
        answer 'battle:collins-sword:paw'
        dice(*([SWORD_STAR] * 3 + [BOW] * 4))
        anyhow()

        then:
        figure('paw').state != 'on-board'
        note('brodie-gone') == 1
    }

    def "CH3-6: whom catnip has sent away the scroll brings all the same"() {
        given:
        table(chapter: 'cheese-catches-rats', variants: []) {
            room 'kitchen'; hero 'collin', 'd4'; minion 'roaches', 'a1'; packs 'collin', 'scroll-summon-cat'
            note 'brodie-prowls', 1; note 'brodie-gone', 1; note 'catnip-thrown', 1
        }
        acting 'collin', 0

        when:
        answer 'use:scroll-summon-cat'
        answer 'f3'
        anyhow()

        then:
        figure('paw').state == 'on-board'
    }
}
