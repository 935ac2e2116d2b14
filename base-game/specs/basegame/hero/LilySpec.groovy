package basegame.hero

import basegame.BaseGameSpec

class LilySpec extends BaseGameSpec {
    static final List<String> WITH_LILY = ['collin', 'filch', 'lily', 'tilda']

    private boolean isMoving() {
        options.any { it.startsWith 'move:' }
    }

    def "Lesson Learned, RUL-54: she moves over mousetraps as if they were not there"() {
        given:
        table(party: WITH_LILY) { room 'tunnel-entrance'; hero 'lily', 'b2'; lay 'b3', 'mousetrap', 1 }

        when:
        acting('lily', 4).answer 'move:b4'

        then: 'by the straight way'
        figure('lily').space == 'b4'
        get('MOVEMENT') == 2
        mark('tunnel-entrance', 'b3', 'mousetrap') == 1
    }

    private void shootOnTheRun(String weapon, int... faces) {
        table(party: WITH_LILY) { room 'guard-room'; hero 'lily', 'd6'; bare 'lily'; has 'lily', weapon; minion 'spider', 'd4' }
        acting('lily', 4).answer 'move:d5'
        answer "battle:$weapon:spider"
        dice faces
    }

    def "Light on Her Feet, MOVE-11: after a shot she may use what is left of her move"() {
        when:
        shootOnTheRun 'lilys-bow', SWORD_STAR, SWORD_STAR, SWORD_STAR

        then:
        moving

        when:
        answer 'move:e5'

        then:
        figure('lily').space == 'e5'
    }

    def "Light on Her Feet: a blow ends her move as anybody's"() {
        when:
        shootOnTheRun 'dagger-1', BOW, BOW

        then:
        !moving
    }

    def "Light on Her Feet: her move may be split once"() {
        given:
        shootOnTheRun 'lilys-bow', SWORD_STAR, SWORD_STAR, SWORD_STAR

        when:
        set { it.set('ACTIONS', 1) }
        step new mystics.phase.turn.HeroActs(2)
        answer 'battle:lilys-bow:spider'
        dice SWORD_STAR, SWORD_STAR, SWORD_STAR

        then:
        !moving
    }

    def "Light on Her Feet: before her move a shot leaves it whole, and a blow too, as for anybody"() {
        given:
        table(party: WITH_LILY) { room 'guard-room'; hero 'lily', 'd5'; bare 'lily'; has 'lily', weapon; minion 'spider', 'd4' }

        when:
        acting('lily', 4).answer "battle:$weapon:spider"
        dice(faces as int[])

        then:
        moving

        where:
        weapon      | faces
        'lilys-bow' | [SWORD_STAR, SWORD_STAR, SWORD_STAR]
        'dagger-1'  | [BOW, BOW]
    }
}
