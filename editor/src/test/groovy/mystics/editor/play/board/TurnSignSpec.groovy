package mystics.editor.play.board

import mystics.editor.sight.HeroSheet
import spock.lang.Specification

import java.awt.Rectangle

/** Whose turn it is, told on a shared screen when the question goes to another person. */
class TurnSignSpec extends Specification {
    static final Rectangle AREA = new Rectangle(100, 0, 600, 500)
    def sign = new TurnSign()

    def "without a person who is asked there is no sign: a turn is told beside the board"() {
        when:
        sign.ask(Optional.<HeroSheet> empty())
        sign.lie(AREA, [], [])

        then:
        !sign.visible
    }

    def "the sign lies in the first free place from the top, wherever the acting figure stands"() {
        given:
        shown()
        def door = new Rectangle(450, 0, 100, 60)

        when:
        sign.lie(AREA, [door], [figure])

        then:
        AREA.contains(sign.bounds)
        [door, figure].every { !sign.bounds.intersects(it) }
        sign.bounds.y < 20 && sign.bounds.x < 120

        where:
        figure << [new Rectangle(380, 60, 40, 60), new Rectangle(640, 430, 40, 60), new Rectangle(110, 200, 40, 60)]
    }

    def "letters shrink where the sign would cover lit spaces, figures or signs"() {
        given:
        shown()
        sign.lie(AREA, [], [])
        def large = sign.bounds

        when: 'only a low strip at the top is free'
        def taken = new Rectangle(100, large.@height, 600, 500)
        sign.lie(AREA, [], [taken])

        then:
        !sign.bounds.intersects(taken)
        sign.bounds.height < large.height
    }

    private void shown() {
        sign.text = "Ben, it is Ada's turn"
        sign.visible = true
    }
}
