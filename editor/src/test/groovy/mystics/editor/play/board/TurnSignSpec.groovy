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

    def "the sign lies beside the acting figure and covers neither it nor an exit"() {
        given:
        sign.pass(Optional.of('Ada'))
        def area = new Rectangle(100, 0, 600, 500)
        def door = new Rectangle(300, 0, 200, 60)

        when:
        sign.lie(area, Optional.of(acting), [door, acting])

        then:
        area.contains(sign.bounds)
        !sign.bounds.intersects(door)
        !sign.bounds.intersects(acting)
        gap(sign.bounds, acting) < 40

        where:
        acting << [new Rectangle(380, 60, 40, 60), new Rectangle(640, 430, 40, 60), new Rectangle(110, 200, 40, 60)]
    }

    def "without an acting figure the sign lies near the top, beside an exit"() {
        given:
        sign.pass(Optional.of('Beetles'))
        def door = new Rectangle(300, 0, 200, 60)

        when:
        sign.lie(new Rectangle(100, 0, 600, 500), Optional.empty(), [door])

        then:
        !sign.bounds.intersects(door)
        sign.y < 90
    }

    private static double gap(Rectangle one, Rectangle other) {
        def across = Math.max(0d, Math.max(other.x - one.maxX, one.x - other.maxX))
        def down = Math.max(0d, Math.max(other.y - one.maxY, one.y - other.maxY))
        Math.hypot(across, down)
    }
}
