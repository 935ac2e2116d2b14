package mystics.editor.sight

import mystics.rules.Line

/** What is told of what has just happened where there is little room: what matters to the mice. */
class LittleRoomSpec extends TidingsFixture {
    private List<String> ours(int most, List<Line> lines) {
        TidingsReport.of(lines, catalog).ours(most)*.toString()
    }

    def "only what mice do, lose or gain is told, and who comes"() {
        expect:
        ours(4, [attack(ada, wasp(1)), block(wasp(1))]) == ['Ada attacks Wasp 1: blocked.']
        ours(4, [attack(wasp(1), ada), block(ada), attack(wasp(2), ada), wound(ada, 1), line('a-mod:tiles/yard', 'A leaf falls')]) ==
                ['Wasp 2 attacks Ada: 1 wound (2 of 3 hearts left).']
    }

    def "what a mod says of a mouse is told, such as that its roll came to nothing; what it says of minions is not"() {
        expect:
        ours(4, [line('a-mod:chapters/night', 'By the light of a candle {mouse} makes no noise', 'mouse', ada),
                 line('a-mod:minions/wasps', 'Aggressive: the card of {card} climbs', 'card', wasp(1))]) ==
                ['By the light of a candle Ada makes no noise.']
    }

    def "a mouse's roll for a rule is told, or what the rule says of the roll"() {
        given:
        def roll = line('a-mod:chapters/night', '{roller} rolls {dice} ({what}): {faces}', 'roller', ada, 'dice', '2 dice',
                'what', 'the book', 'faces', 'bow')

        expect:
        ours(4, [roll]) == ['Ada rolls 2 dice (the book): bow.']
        ours(4, [roll, line('a-mod:chapters/night', 'The knot stays tied')]) == ['The knot stays tied.']
    }

    def "that a mouse is captured is told before anything else"() {
        expect:
        ours(2, [attack(wasp(1), ada), wound(ada, 3), line('CAPTURE-1', '{hero} is captured', 'hero', ada, 'n', 0),
                 *['Hood', 'Hook', 'Lamp'].collect { line('CARD-4', '{card} is discarded', 'card', it) }]) ==
                ['Wasp 1 attacks Ada: 1 wound (0 of 3 hearts left), captured.', '3 more events in the log (F6).']
    }
}
