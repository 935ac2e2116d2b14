package mystics.mod.write

import mystics.mod.yaml.Pointer
import mystics.mod.yaml.YamlText
import spock.lang.Shared
import spock.lang.Specification
import tools.jackson.databind.json.JsonMapper

import java.nio.file.Files
import java.nio.file.Path

import static mystics.mod.write.Change.Assign
import static mystics.mod.write.Change.Insert
import static mystics.mod.write.Change.Move
import static mystics.mod.write.Change.Remove

/**
 * Every YAML file there is, and what can be changed in it: what is written is read, and undone it is the same text again. The build tries
 * every 600th change; -Dtrial=1 tries each, which takes an hour, for the German texts are long.
 */
class YamlTrialSpec extends Specification {
    static final int EVERY = Integer.getInteger('trial', 600)
    static final List<Object> VALUES = ['plain', 'a: b # c, d', ' it\'s "x" \\', 'one\ntwo\n\nthree\n', 'smile 😀', 7, true, null,
            [1, 2, 3], ['a, b', 'c'], [one: 1, two: [[three: 'x: y'], [four: null]]], [:], []]

    @Shared Map<String, String> texts = ['../base-game', '../mods'].collectMany { folder ->
        Files.walk(Path.of(folder)).withCloseable { it.toList() }.findAll { it.toString().endsWith('.yaml') &&
                !it.toString().contains('target') }
    }.toSorted().collectEntries { [it.toString(), Files.readString(it)] }

    def "what is read for writing is what mods are read as"() {
        expect:
        texts.size() > 300
        texts.every { path, text ->
            def read = YamlText.read('all', path, text.getBytes('UTF-8')).root()
            YamlWriter.read(text) == (read.isNull() ? [:] : JsonMapper.shared().treeToValue(read, Object))
        }
    }

    def "no change writes nothing"() {
        expect:
        texts.every { path, text ->
            writer(path).write(text, [new Assign(Pointer.ROOT, YamlWriter.read(text))]) == []
        }
    }

    def "values are #what, read back and undone"() {
        when:
        int tried = 0
        def failed = []
        int number = 0
        texts.each { path, text ->
            def tree = YamlWriter.read(text)
            changes(tree).each { change ->
                if (number++ % EVERY != 0) return
                tried++
                try {
                    def splices = writer(path).write(text, [change])
                    def after = Splice.apply(text, splices)
                    if (YamlWriter.read(after) != PlainTree.with(tree, change)) failed << "$path: $change is read otherwise"
                    if (Splice.apply(after, Splice.inverse(text, splices)) != text) failed << "$path: $change is not undone"
                } catch (UnwritableChange e) {
                    failed << "$path: $change: ${e.message}"
                }
            }
        }
        if (EVERY == 1) println "$tried values $what"

        then:
        failed == []
        tried > 5

        where:
        what       | changes
        'set'      | { sets(it) }
        'removed'  | { places(it).findAll { !it.steps().empty }.collect { new Remove(it) } }
        'inserted' | { inserts(it) }
        'moved'    | { moves(it) }
    }

    private static YamlWriter writer(String path) {
        YamlWriter.at(path.replaceFirst('^(../base-game/|../mods/[^/]*/)', ''))
    }

    private static List<Pointer> places(Object tree, Pointer at = Pointer.ROOT) {
        [at] + (tree instanceof Map ? tree.collectMany { key, value -> places(value, at.in(key)) }
                : tree instanceof List ? tree.withIndex().collectMany { value, i -> places(value, at.at(i)) } : [])
    }

    private static List<Change> sets(Object tree) {
        places(tree).findAll { !it.steps().empty }.withIndex().collectMany { place, i ->
            def old = PlainTree.at(tree, place).orElse(null)
            def other = old instanceof Number ? [old + 1] : old instanceof String ? [old + '!', old.replace(' ', '\n')]
                    : old instanceof List && old ? [old.reverse(), old.tail(), old + old] : []
            (other + [VALUES[i % VALUES.size()]]).collect { new Assign(place, it) }
        }
    }

    private static List<Change> inserts(Object tree) {
        places(tree).withIndex().collectMany { place, i ->
            def value = place.steps().empty ? tree : PlainTree.at(tree, place).orElse(null)
            def fresh = VALUES[i % VALUES.size()]
            value instanceof Map ? [new Assign(place.in('new'), fresh)] : !(value instanceof List) ? [] :
                    [0, value.size().intdiv(2), value.size()].collect { new Insert(place, it, value && i % 2 ? value[0] : fresh) }
        }
    }

    private static List<Change> moves(Object tree) {
        places(tree).findAll { PlainTree.at(tree, it).orElse(null) instanceof List }.collectMany { place ->
            int size = PlainTree.at(tree, place).get().size()
            size < 2 ? [] : [new Move(place, 0, size - 1), new Move(place, size - 1, 0), new Move(place, 0, 1)]
        }
    }
}
