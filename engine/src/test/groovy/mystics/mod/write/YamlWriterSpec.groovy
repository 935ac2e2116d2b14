package mystics.mod.write

import mystics.mod.yaml.Pointer
import spock.lang.Specification

import static mystics.mod.write.Change.Assign
import static mystics.mod.write.Change.Insert
import static mystics.mod.write.Change.Move
import static mystics.mod.write.Change.Remove

/** Changes of values are written into a text line by line; everything else stays. */
class YamlWriterSpec extends Specification {
    static final String ROOM = '''\
# A room for specs.
name: The Hall   # as on the tile
tile: hall
colour: orange
text: >-
  It is a long hall, and nobody knows how
  long it is.

  Nobody has come back.
spaces:
  - { id: a1, shape: [10, 10, 490, 10, 490, 490] }
  # the one by the door
  - { id: b1, shape: [510, 10, 990, 10, 990, 490] }
marks:
  - { kind: entry, space: b1 } # minions come in here
'''

    def "#what"() {
        expect:
        written('tiles', ROOM, change) == expected

        where:
        what                                          | change || expected
        'a moved corner is one number in one line'    | assign('/spaces/0/shape', [10, 10, 480, 10, 490, 490]) ||
                ROOM.replace('10, 490, 10, 490', '10, 480, 10, 490')
        'a plain text keeps its remark'               | assign('/name', 'The Loft') || ROOM.replace('The Hall', 'The Loft')
        'a text that needs quotes gets them'          | assign('/name', 'Hall: the second') || ROOM.replace('The Hall', '"Hall: the second"')
        'a new key follows the order of the schema'   | assign('/number', 7) || ROOM.replace('tile: hall\n', 'tile: hall\nnumber: 7\n')
        'a new key within brackets does, too'         | assign('/spaces/0/name', 'the well') ||
                ROOM.replace('id: a1, shape', 'id: a1, name: the well, shape')
        'only the changed paragraph is folded anew'   | assign('/text', 'It is a long hall, and nobody knows how long it is.\nOne did.') ||
                ROOM.replace('Nobody has come back.', 'One did.')
        'an element goes behind the one before it'    | new Insert(at('/spaces'), 1, [id: 'c1', shape: [1, 2, 3]]) ||
                ROOM.replace('  # the one', '  - { id: c1, shape: [1, 2, 3] }\n  # the one')
        'a first element has a line of its own'       | new Insert(at('/exits'), 0, [edge: 'E', spaces: ['b1']]) ||
                ROOM.replace('marks:', 'exits:\n  - { edge: E, spaces: [b1] }\nmarks:')
        'an element takes its remark along'           | new Remove(at('/spaces/1')) ||
                ROOM.replaceAll('  # the one by the door\n.*b1, shape.*\n', '')
        'the last element takes its key'              | new Remove(at('/marks/0')) || ROOM.replaceAll('marks:\n.*\n', '')
        'an element moves with its remark'            | new Move(at('/spaces'), 1, 0) ||
                ROOM.replaceAll(/(?s)(  - \{ id: a1[^\n]*\n)(  # the one by the door\n[^\n]*\n)/, '$2$1')
    }

    def "a text that is no YAML is refused with a sentence"() {
        when:
        written('tiles', 'name: [a\n', assign('/name', 'b'))

        then:
        def refused = thrown(UnwritableChange)
        refused.words().toString() == 'The file cannot be read as it stands. Mend it as a text first.'
    }

    private static String written(String kind, String text, Change change) {
        Splice.apply(text, YamlWriter.of(kind).write(text, [change]))
    }

    private static Change assign(String pointer, Object value) {
        new Assign(at(pointer), value)
    }

    private static Pointer at(String pointer) {
        Pointer.of(pointer)
    }
}
