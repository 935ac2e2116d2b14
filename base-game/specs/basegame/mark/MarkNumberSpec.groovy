package basegame.mark

import mystics.mod.load.BaseGame
import spock.lang.Specification

/** The number beside a token: a gauge shows it from 1 on, a heap of equal tokens from 2 on, a number of the rules never. */
class MarkNumberSpec extends Specification {
    def marks = BaseGame.library().catalog().marks()

    def "#mark with #number shows its number: #shown"() {
        expect:
        marks[mark].shows(number) == shown

        where:
        mark         | number || shown
        'forge-heat' | 1      || true
        'lit-houses' | 1      || true
        'sheaf'      | 1      || false
        'sheaf'      | 2      || true
        'grape'      | 54     || false
    }
}
