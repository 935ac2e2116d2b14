package mystics.editor.play.over

import spock.lang.Specification
import spock.lang.Unroll

/** What a card does, in few words: its timing is left out. */
class EffectSpec extends Specification {
    @Unroll("#text")
    def "the effect of a card is told without its timing"() {
        expect:
        Effect.of(text) == told

        where:
        text                                                            || told
        'Each bow you roll counts as 2 hits.'                           || 'Each bow you roll counts as 2 hits.'
        'Free. Take all cheese from the wheel. Half of it is yours.'    || 'Take all cheese from the wheel.'
        'Free, in your turn: lay it here. It stays.'                    || 'Lay it here. It stays.'
        'Action. Choose a mouse. It comes to you. Keep the string.'     || 'Choose a mouse. It comes to you.'
        'Reaction. An attack has hit you. You take no wounds. You lie.' || 'You take no wounds.'
        'Reaction, then discard it. A card is drawn: draw a second.'    || 'A card is drawn: draw a second.'
        'Reaction, at the beginning of a turn. Nobody chooses you. No.' || 'Nobody chooses you.'
        'Free.'                                                         || 'Free.'
    }
}
