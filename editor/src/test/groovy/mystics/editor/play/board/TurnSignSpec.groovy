package mystics.editor.play.board

import mystics.editor.sight.HeroSheet
import spock.lang.Specification

import java.awt.Rectangle

/** Whose turn it is, told when the turn passes. */
class TurnSignSpec extends Specification {
    def sign = new TurnSign()

    def "a turn that passes is told once, for heroes and minions alike, and an answer takes the sign away"() {
        when:
        sign.pass(Optional.of('Ada'))

        then:
        sign.visible
        sign.text == 'Now: Ada'

        when:
        sign.clear()
        sign.pass(Optional.of('Ada'))

        then:
        !sign.visible

        when:
        sign.pass(Optional.of('Beetles'))
        sign.ask(Optional.<HeroSheet> empty())

        then:
        sign.visible
        sign.text == 'Now: Beetles'

        when:
        sign.clear()
        sign.pass(Optional.empty())

        then:
        !sign.visible
    }

    def "the sign lies at the top, in a corner if the name of an exit is there, and below if the top is taken"() {
        given:
        sign.pass(Optional.of('Ada'))
        def area = new Rectangle(100, 0, 600, 500)

        when:
        sign.lie(area, hidden)

        then:
        sign.y == y
        (sign.x < 110) == corner
        hidden.every { !it.intersects(sign.bounds) }
        area.contains(sign.bounds)

        where:
        hidden                          || corner | y
        []                              || false  | 6
        [new Rectangle(300, 0, 200, 19)] || true   | 6
        [new Rectangle(100, 0, 600, 19)] || false  | 494 - new TurnSign().tap { pass(Optional.of('Ada')) }.preferredSize.height
    }
}
