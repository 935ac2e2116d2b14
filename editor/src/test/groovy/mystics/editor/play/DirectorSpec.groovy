package mystics.editor.play

import mystics.choice.Sentence
import mystics.editor.sight.Film
import mystics.editor.sight.Frame
import mystics.editor.sight.Interlude
import spock.lang.Specification

/** How a film is seen: at a pace, with a moment for what deserves one, and never longer than somebody wants. */
class DirectorSpec extends Specification {
    def pace = 60_000
    def seen = []
    def director = new Director({ pace }, new Director.Screen() {
        int dice(Frame frame) { seen << 'dice'; 60_000 }

        void interlude(Interlude interlude) { seen << interlude.title().toString() }

        void page(Interlude story) { seen << story.words().toString() }

        int step(Frame frame) { seen << 'step'; pace }

        void end(Film film) { seen << 'end' }
    })

    private static Interlude moment(String title) {
        new Interlude(Interlude.Kind.SURGE, Sentence.of(title), Sentence.EMPTY, Optional.empty())
    }

    private static Film film() {
        new Film([new Frame(null, [], [], [moment('a surge')]), new Frame(null, [], [], [])],
                new Frame(null, [], [], [moment('a card')]), null, [])
    }

    def "a moment comes behind its step, and each beat waits to be seen or to be sent on"() {
        when:
        director.show(film())

        then:
        seen == ['step']

        when:
        director.next()

        then:
        seen == ['step', 'a surge']

        when:
        3.times { director.next() }

        then:
        seen == ['step', 'a surge', 'step', 'a card', 'end']
        !director.running
    }

    def "at the fastest pace nothing is seen but the end: nobody is held up"() {
        given:
        pace = 0

        when:
        director.show(film())

        then:
        seen == ['end']
    }

    def "a film that is cut goes to its end, whatever it shows"() {
        given:
        director.show(film())
        director.next()

        when:
        director.cut()

        then:
        seen == ['step', 'a surge', 'end']
    }

    private static Interlude story(String words) {
        new Interlude(Interlude.Kind.STORY, Sentence.EMPTY, Sentence.of(words), Optional.empty())
    }

    /** Somebody goes into a room, which is told and brings an encounter, and on into the next. */
    private static Film journey() {
        new Film([new Frame(null, [], [], [moment('a surge')]), new Frame(null, [], [], [story('one'), moment('an encounter')])],
                new Frame(null, [], [], [story('two')]), null, [])
    }

    def "a film that is cut stops at the next page of the story and waits there until it is turned (STORY-2)"() {
        given:
        director.show(journey())

        when:
        director.cut()
        director.cut()
        director.next()

        then:
        seen == ['step', 'step', 'one']
        director.reading

        when:
        director.turned()

        then:
        seen.last() == 'an encounter'

        when:
        director.cut()
        director.turned()

        then:
        seen.drop(4) == ['step', 'two', 'end']
        !director.running
    }

    def "at the fastest pace every page is told, and nothing else (STORY-2)"() {
        given:
        pace = 0

        when:
        director.show(journey())
        director.turned()
        director.turned()

        then:
        seen == ['step', 'one', 'step', 'two', 'end']
    }

    def "what happens while a page is read is seen when it is turned, and not seen when it is taken back"() {
        given:
        pace = 0
        director.show(journey())

        when:
        director.show(film())

        then:
        seen == ['step', 'one']

        when:
        director.turned()
        director.turned()

        then:
        seen.drop(2) == ['step', 'two', 'end', 'end']

        when:
        director.show(journey())
        director.forget()
        director.turned()

        then:
        seen.drop(6) == ['step', 'one']
        !director.running
    }

    def "when nothing runs there is nothing to send on"() {
        when:
        director.next()
        director.cut()

        then:
        seen.empty
    }
}
