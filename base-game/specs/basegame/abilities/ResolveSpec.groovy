package basegame.abilities

import basegame.BaseGameSpec

class ResolveSpec extends BaseGameSpec {
    private void attacked(int wounds, int purse) {
        table(party: ['nez', 'collin', 'filch', 'tilda']) {
            room 'guard-room'
            hero 'nez', 'd5'
            has 'nez', 'resolve'
            cheese 'nez', purse
            delegate.wounds 'nez', wounds
            minion 'rat-warriors', 'd5'
        }
        turn 'rat-warriors'
    }

    def "Resolve, CAPTURE-1: wounds that would capture leave 1 life; the mouse is stunned"() {
        given:
        attacked 2, 2

        when:
        dice SWORD_STAR, SWORD_STAR, BOW

        then:
        asked == 'nez: Use Resolve (2 cheese)?'

        when:
        answer 'yes'

        then:
        figure('nez').state == 'on-board'
        figure('nez').wounds == 3
        figure('nez').has 'stunned'
        figure('nez').cheese == 0
        get('PAGE') == 1
    }

    def "Resolve: with 1 life left already the wound is lost"() {
        given:
        attacked 3, 2

        when:
        dice SWORD_STAR, BOW, BOW
        answer 'yes'

        then:
        figure('nez').wounds == 3
    }

    def "Resolve: not against wounds that do not capture, nor without the cheese"() {
        when:
        attacked 1, 2
        dice SWORD_STAR, SWORD_STAR, BOW

        then:
        figure('nez').wounds == 3
        figure('nez').cheese == 2

        when:
        attacked 3, 1
        dice SWORD_STAR, SWORD_STAR, BOW

        then:
        figure('nez').state == 'captured'
    }

    def "Resolve: cheese that roaches take first does not pay for it, and hits they turn to theft are no wounds"() {
        given:
        table(party: ['nez', 'collin', 'filch', 'tilda']) {
            room 'guard-room'
            hero 'nez', 'd5'
            has 'nez', 'resolve'
            cheese 'nez', 2
            wounds 'nez', 3
            minion 'roaches', 'd5'
        }
        turn 'roaches'

        when:
        dice SWORD_STAR, SWORD_STAR, BOW

        then:
        asked == 'fate: Movement roll'
        figure('nez').cheese == 0
        figure('nez').wounds == 3
    }
}
