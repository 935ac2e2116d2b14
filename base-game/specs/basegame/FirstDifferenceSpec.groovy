package basegame

import spock.lang.Specification

/** How a golden text that has changed is shown. */
class FirstDifferenceSpec extends Specification {
    def "a text that differs shows its first other line, the lines around it and how to write it anew"() {
        given:
        def difference = new FirstDifference('games/one.txt', 'abcdef'.toList(), 'abcXef'.toList(), 'mvn test -Dgames=write')

        expect:
        !difference.none
        difference.toString() == '''\
                games/one.txt differs first in line 4 (- as it was, + today):
                  2  b
                  3  c
                - 4  d
                - 5  e
                - 6  f
                + 4  X
                + 5  e
                + 6  f
                If today is right, write the file anew and read what has changed:
                  mvn test -Dgames=write'''.stripIndent()
    }

    def "a text that goes on longer, ends earlier or has just begun shows where"() {
        expect:
        new FirstDifference('f', kept.toList(), today.toList(), 'c').toString().readLines()[1..-3] == lines

        where:
        kept | today || lines
        'ab' | 'abc' || ['  1  a', '  2  b', '- 3  (the end)', '+ 3  c']
        'ab' | 'a'   || ['  1  a', '- 2  b', '+ 2  (the end)']
        ''   | 'a'   || ['- 1  (the end)', '+ 1  a']
    }

    def "equal texts do not differ"() {
        expect:
        new FirstDifference('f', ['a'], ['a'], 'c').none
    }
}
