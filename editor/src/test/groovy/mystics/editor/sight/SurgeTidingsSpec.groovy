package mystics.editor.sight

import mystics.choice.Sentence
import mystics.mod.load.BaseGame
import mystics.rules.Line
import spock.lang.Shared
import spock.lang.Specification

/** What is told beside the board of what a chapter does in a surge, where there is little room. */
class SurgeTidingsSpec extends Specification {
    @Shared catalog = BaseGame.library().catalog()

    private static Line line(String cause, String words) {
        new Line(cause == 'SURGE-1' ? Sentence.of(words, 'room', 'here') : Sentence.of(words), cause)
    }

    def "nobody is said to come in a surge if a rule then brings somebody"() {
        given:
        def minion = catalog.minions().values().find { !it.boss() }
        def lines = [line('SURGE-1', 'A surge!'), new Line(Sentence.of('No minion comes to {room}', 'room', 'here'), 'SURGE-3'),
                     new Line(Sentence.of('Encounter: {card}', 'card', 'The Picnic'), 'ENC-1'),
                     new Line(Sentence.of('In {room}: {minions}', 'room', 'here', 'minions', "${minion.one()} 1 on c5"), 'PLACE-1')]

        expect:
        TidingsReport.of(lines.take(2), catalog).ours(4)*.toString() == ['Surge: nobody comes in.']
        TidingsReport.of(lines, catalog).ours(4)*.toString() == ['Surge.', "The Picnic: one ${minion.one()} comes in." as String]
    }

    def "what a rule does in a surge is told #when"() {
        given:
        def lines = [line('SURGE-1', 'A surge!'), *between.collect { line(it, 'Meanwhile') }, line('a-mod:chapters/coal', 'The heat falls')]

        expect:
        ('The heat falls.' in TidingsReport.of(lines, catalog).ours(4)*.toString()) == told

        where:
        between                              || told  | when
        []                                   || true  | 'as soon as it has come'
        ['SURGE-2', 'SURGE-3']               || true  | 'after the hourglass has moved and nobody has come'
        ['SURGE-2', 'STORY-2']               || true  | 'after a passage'
        ['SURGE-2', 'a-mod:chapters/coal']   || true  | 'after something else that a rule does'
        ['SURGE-2', 'STORY-2', 'ROUND-2']    || false | 'but not once the next turn has begun'
    }
}
