package mystics.editor.play.around

import mystics.choice.Sentence
import mystics.editor.sight.Film
import mystics.editor.sight.Frame
import mystics.rules.Line
import spock.lang.Specification

/** What came of a blow that did no harm can be read until the next answer. */
class JustNowSpec extends Specification {
    def justNow = new JustNow()

    private static Line line(String cause, String words, Object... places) {
        new Line(Sentence.of(words, places), cause)
    }

    private static Film film(Line... told) {
        new Film([new Frame(null, [], told.toList(), [])], new Frame(null, [], [], []), null, [])
    }

    def "the last two blocked or missed blows are named once, and the dice of a defence are not"() {
        when:
        justNow.hear(film(line('BATTLE-4', 'No hit on {defender}', 'defender', 'Ada'), line('BATTLE-2', 'Ada attacks')))
        justNow.hear(film(line('BATTLE-4', '{defender} defends: {faces}', 'defender', 'Beetle', 'faces', 'star'),
                line('BATTLE-4', '{defender} blocks it all and is unhurt', 'defender', 'Beetle')))
        justNow.hear(film(line('BATTLE-4', 'No hit on {defender}', 'defender', 'Bea')))

        then:
        justNow.told().toString() == 'Just now: Beetle blocks it all and is unhurt; No hit on Bea.'
        justNow.told().empty
    }

    def "without such a blow there is nothing to say"() {
        when:
        justNow.hear(film(line('MOVE-2', 'Ada moves')))

        then:
        justNow.told().empty
    }
}
