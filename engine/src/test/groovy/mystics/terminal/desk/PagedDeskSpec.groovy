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

    def "a screen ends before an empty line in its second half, so that a box stays whole: #screens"() {
        given:
        def desk = new Reader()
        def lines = (1..14).collect { it == empty ? '' : 'line ' + it }

        when:
        desk.page(lines)

        then:
        desk.shown == lines
        desk.screens == screens

        where:
        empty || screens
        8     || [7, 7]
        3     || [10, 4]
    }

    private static final class Reader implements Desk {
        final List<String> shown = []
        final List<Integer> screens = []
        int asked

        @Override
        TextStyle look() { new TextStyle(80, 12, false, false) }

        @Override
        boolean attended() { true }

        @Override
        void show(List<String> lines) {
            shown.addAll(lines)
            screens << lines.size()
        }

        @Override
        Optional<String> ask(String prompt, List<String> words) {
            asked++
            Optional.of('')
        }

        @Override
        void close() { }
    }
}
