package mystics.editor.play

import mystics.editor.sight.Film
import mystics.editor.sight.Frame
import mystics.editor.sight.Interlude
import mystics.editor.sight.Throw
import spock.lang.Specification

/** How a film is seen: at a pace, with a moment for what deserves one, and never longer than somebody wants. */
class DirectorSpec extends Specification {
    def pace = 60_000
    def seen = []
    def director = new Director({ pace }, new Director.Screen() {
        int dice(List<Throw> thrown) { seen << 'dice'; 60_000 }

        void interlude(Interlude interlude) { seen << interlude.title() }

        void step(Frame frame) { seen << 'step' }

        void end(Film film) { seen << 'end' }
    })

    private static Interlude moment(String title) {
        new Interlude(Interlude.Kind.SURGE, title, '', Optional.empty())
    }

    private static Film film() {
        new Film([new Frame(null, [], [], [moment('a surge')]), new Frame(null, [], [], [])], [], [moment('a card')], null, [])
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

    def "when nothing runs there is nothing to send on"() {
        when:
        director.next()
        director.cut()

        then:
        seen.empty
    }
}
