package mystics.mod.write

import mystics.mod.yaml.Pointer
import spock.lang.Specification

import static mystics.mod.write.Change.Assign
import static mystics.mod.write.Change.Insert
import static mystics.mod.write.Change.Move
import static mystics.mod.write.Change.Remove

/** Texts as people and other programs leave them: what is not changed stays as it is. */
class OddYamlSpec extends Specification {
    def "a character of two code units may stand anywhere, also where a reader's piece of the text ends: #before"() {
        expect:
        YamlWriter.read('a: ' + 'x' * before + '😀 y\n') == [a: 'x' * before + '😀 y']

        where:
        before << (1015..1030) + (2040..2052)
    }

    def "what is nested without end is refused as a whole"() {
        when:
        YamlWriter.read('a: ' + '[' * 20_000 + ']' * 20_000)

        then:
        thrown(UnwritableChange)
    }

    def "#what"() {
        expect:
        written(before, change) == after

        where:
        what                                             | before                             | change || after
        'characters beyond the first 65,536 are no shift' | 'a: "😀😀" # 😀\nb: 1\n'          | assign('/b', 2) || 'a: "😀😀" # 😀\nb: 2\n'
        'line breaks of Windows stay'                    | 'a: 1\r\nb: 2\r\n'                 | assign('/c', 'x\ny\n') || 'a: 1\r\nb: 2\r\nc: |\r\n  x\r\n  y\r\n'
        'a file without a last line break gets none'     | 'a: 1\nb: 2'                       | assign('/b', 3) || 'a: 1\nb: 3'
        'what is added to it begins a line'              | 'a: 1\nb: 2'                       | assign('/c', 3) || 'a: 1\nb: 2\nc: 3'
        'an empty file gets a first key'                 | ''                                 | assign('/a/b', 'c') || 'a: { b: c }\n'
        'a file of remarks keeps them'                   | '# mine\n'                         | assign('/a', 1) || '# mine\na: 1\n'
        'a key without a value gets one'                 | 'a:\nb: 1\n'                       | assign('/a', 'x') || 'a: x\nb: 1\n'
        'a remark behind a key without a value stays'    | 'a: # why\nb: 1\n'                 | assign('/a', 'x') || 'a: x # why\nb: 1\n'
        'the remark at the top of a file stays'          | '# mine\na: 1\nb: 2\n'             | new Remove(at('/a')) || '# mine\nb: 2\n'
        'a remark below the last element stays'          | 'a:\n  - 1\n  - 2\n# end\n'        | new Remove(at('/a/1')) || 'a:\n  - 1\n# end\n'
        'a remark within brackets stays'                 | 'a: [\n  1, # one\n  2,\n  3\n]\n' | new Remove(at('/a/1')) || 'a: [\n  1, # one\n  3\n]\n'
        'lines within brackets are imitated'             | 'a: [\n  1,\n  2\n]\n'             | new Insert(at('/a'), 2, 3) || 'a: [\n  1,\n  2,\n  3\n]\n'
        'a comma before the bracket does no harm'        | 'a: [1, 2, ]\n'                    | new Insert(at('/a'), 2, 3) || 'a: [1, 2, 3, ]\n'
        'a list in the column of its key'                | 'a:\n- 1\n- 2\nb: 3\n'            | new Insert(at('/a'), 1, 7) || 'a:\n- 1\n- 7\n- 2\nb: 3\n'
        'blank lines between elements are imitated'      | 'a:\n  - x: 1\n    y: 2\n\n  - x: 3\n    y: 4\n' | new Insert(at('/a'), 2, [x: 5]) ||
                'a:\n  - x: 1\n    y: 2\n\n  - x: 3\n    y: 4\n\n  - x: 5\n'
        'the first key of an element goes alone'         | 'a:\n  - x: 1\n    # why\n    y: 2\n' | new Remove(at('/a/0/x')) ||
                'a:\n  - # why\n    y: 2\n'
        'an element moves behind one at the end'         | 'a:\n  - 1 # one\n  - 2'           | new Move(at('/a'), 0, 1) || 'a:\n  - 2\n  - 1 # one\n'
        'a list in a list moves'                         | 'a:\n  - - 1\n    - 2\n'           | new Move(at('/a/0'), 0, 1) || 'a:\n  - [2, 1]\n'
        'single quotes stay'                             | "a: 'it''s'\n"                     | assign('/a', "it's mine") || "a: 'it''s mine'\n"
        'a text behind a stroke keeps its indentation'   | 'a: |\n     x\nb: 1\n'             | assign('/a', 'y\nz\n') || 'a: |\n     y\n     z\nb: 1\n'
        'a number becomes a text that is no number'      | 'a: 1\n'                           | assign('/a', '1') || 'a: "1"\n'
        'keys that need quotes get them'                 | '{}\n'                             | assign('/a: b', 1) || '"a: b": 1\n'
        'a number beyond the range of an int'            | 'a: 1\n'                           | assign('/a', 1L << 40) || 'a: 1099511627776\n'
    }

    def "what would lose a remark is refused with a sentence, and the text stays"() {
        when:
        written('a:\n  - - 1 # one\n    - 2\n', new Move(at('/a/0'), 0, 1))

        then:
        def refused = thrown(UnwritableChange)
        refused.words().toString() == 'This cannot be written here without loss. Change it as a text.'
    }

    def "many changes become few splices, which undo to the same text"() {
        given:
        def text = (0..<50).collect { "k$it: $it\n" }.join()
        def changes = (0..<50).collect { assign("/k$it", it + 1) } + (0..<50).collect { assign("/k$it", it % 7 ? it : 99) }

        when:
        def splices = YamlWriter.of('none').write(text, changes)

        then:
        splices.size() == 8
        Splice.apply(Splice.apply(text, splices), Splice.inverse(text, splices)) == text
    }

    private static String written(String text, Change change) {
        Splice.apply(text, YamlWriter.of('none').write(text, [change]))
    }

    private static Change assign(String pointer, Object value) {
        new Assign(at(pointer), value)
    }

    private static Pointer at(String pointer) {
        Pointer.of(pointer)
    }
}
