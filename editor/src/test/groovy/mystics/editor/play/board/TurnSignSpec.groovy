package mystics.editor.play.board

import mystics.editor.sight.HeroSheet
import spock.lang.Specification

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
}
