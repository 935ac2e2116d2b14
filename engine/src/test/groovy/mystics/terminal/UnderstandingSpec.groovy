package mystics.terminal

import mystics.choice.Answer
import mystics.choice.Option
import mystics.choice.Purpose
import mystics.choice.Question
import mystics.choice.Seat
import mystics.choice.Sentence
import spock.lang.Specification

class UnderstandingSpec extends Specification {
    static final Question.Choice TURN = new Question.Choice(new Seat('pip'), Sentence.of('What does Pip do?'), [
            Option.of('battle:thorn:imp-1', 'Attack Imp 1 with Thorn'), Option.of('battle:thorn:imp-2', 'Attack Imp 2 with Thorn'),
            Option.of('search', 'Search'), Option.of('share:rosa', 'Share with Rosa'), Option.of('move:c4', 'Move to c4'),
            Option.of('move:hollow-tree', 'Move to hollow-tree'), Option.of('end', 'End the turn')])

    def "'#line' is the answer #key"() {
        expect:
        Understanding.of(line, TURN) == new Heard.Answered(new Answer(key))

        where:
        line                | key
        '3'                 | 'search'
        'search'            | 'search'
        'SEARCH'            | 'search'
        'sea'               | 'search'
        'c4'                | 'move:c4'
        'move c4'           | 'move:c4'
        'move to c4'        | 'move:c4'
        'hollow'            | 'move:hollow-tree'
        'attack imp 2'      | 'battle:thorn:imp-2'
        'imp-1'             | 'battle:thorn:imp-1'
        'Share with Rosa'   | 'share:rosa'
        'end'               | 'end'
        '  end  '           | 'end'
    }

    def "'#line' is an order"() {
        expect:
        Understanding.of(line, TURN) == new Heard.Ordered(order, rest)

        where:
        line              | order       | rest
        'why search'      | TypedOrder.WHY   | 'search'
        'undo'            | TypedOrder.UNDO  | ''
        'rules MOVE-7'    | TypedOrder.RULES | 'MOVE-7'
        'save second try' | TypedOrder.SAVE  | 'second try'
        'q'               | TypedOrder.QUIT  | ''
        '?'               | TypedOrder.HELP  | ''
    }

    def "'#line' is not understood, and the answer helps"() {
        when:
        def heard = Understanding.of(line, TURN)

        then:
        heard instanceof Heard.Unclear || heard instanceof Heard.Unknown
        heard.message().toString().contains(help)

        where:
        line      | help
        'serch'   | "Did you mean 'search'?"
        'undu'    | "Did you mean 'undo'?"
        'd7'      | 'is no answer here'
        'r'       | 'is no answer here'
        'imp-11'  | "Did you mean 'attack imp 1 with thorn'?"
        'attack'  | "'attack' could be several: 1 Attack Imp 1 with Thorn, 2 Attack Imp 2 with Thorn."
        '0'       | 'from 1 to 7'
        '99'      | 'from 1 to 7'
        ''        | 'help tells what else'
        'xyzzy'   | 'The numbers in front of the options work always'
    }

    def "an amount is typed as itself: #line"() {
        given:
        def amounts = new Question.Choice(new Seat('pip'), Sentence.of('How much?'), ['no cheese', '1 cheese', '2 cheese']
                .collect { Option.of(it.replace(' ', '-'), it) })

        expect:
        Understanding.of(line, amounts) == new Heard.Answered(new Answer(key))
        Understanding.of('3', amounts).message().toString().contains('from 0 to 2')

        where:
        line | key
        '0'  | 'no-cheese'
        '1'  | '1-cheese'
        '2'  | '2-cheese'
    }

    def "dice are typed by the numbers of their faces"() {
        given:
        def roll = new Question.Roll(Purpose.BATTLE, Sentence.of('Battle roll'), 3)

        expect:
        Understanding.of('1 4 6', roll) == new Heard.Answered(new Answer('1 4 6'))
        Understanding.of('146', roll) == new Heard.Answered(new Answer('1 4 6'))
        Understanding.of('why', roll) instanceof Heard.Ordered
        ['1 4', '1 4 7', '1 4 6 2', 'a b c', ''].every { Understanding.of(it, roll).message().toString().startsWith('Give 3 faces') }
    }

    def "completion knows numbers, keys, spaces and orders"() {
        expect:
        Understanding.completions(TURN).containsAll(['1', '7', 'c4', 'battle:thorn:imp-1', 'end', 'undo', 'why'])
    }
}
