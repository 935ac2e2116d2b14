package mystics.terminal.desk

import spock.lang.Specification

/** Long texts at a terminal where a person turns the pages. */
class PagedDeskSpec extends Specification {
    def "#count lines and then #blanks blank ones: asked for more #times times on a screen of 12 lines"() {
        given:
        def desk = new Reader()
        def lines = (1..count).collect { 'line ' + it } + [''] * blanks

        when:
        desk.page(lines)

        then:
        desk.shown == lines
        desk.asked == times

        where:
        count | blanks || times
        10    | 0      || 0
        10    | 2      || 0
        11    | 0      || 1
        21    | 1      || 2
    }

    private static final class Reader implements Desk {
        final List<String> shown = []
        int asked

        @Override
        TextStyle look() { new TextStyle(80, 12, false, false) }

        @Override
        boolean attended() { true }

        @Override
        void show(List<String> lines) { shown.addAll(lines) }

        @Override
        Optional<String> ask(String prompt, List<String> words) {
            asked++
            Optional.of('')
        }

        @Override
        void close() { }
    }
}
