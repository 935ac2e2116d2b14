package mystics.editor.canvas

import mystics.editor.draft.FileText
import mystics.geometry.DrawingErrors
import mystics.geometry.KeptSurvey
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** The file of a room as a value, and back into the file. */
class RoomFileSpec extends Specification {
    @Shared Map<String, FileText> files = Path.of('../base-game/tiles').toFile().listFiles().findAll { it.name.endsWith('.yaml') }
            .collectEntries { [it.name - '.yaml', FileText.of('base-game', "tiles/$it.name", Files.readAllBytes(it.toPath()))] }
    @Shared rooms = BaseGame.library().catalog().rooms()

    def "a room reads as the engine reads it"() {
        expect:
        files.every { id, file ->
            def sketch = RoomFile.read(id, file.tree())
            sketch.drawing() == rooms[id].drawing() && sketch.name() == rooms[id].name() && sketch.number() == rooms[id].number()
        }
    }

    def "nothing is written where nothing changed; what changed reads back as it was meant"() {
        given:
        def random = new Random(18)

        expect:
        files.each { id, file ->
            def before = RoomFile.read(id, file.tree())
            assert RoomValues.differing(file.tree(), before, before) == [:]
            20.times {
                def after = before.with(DrawingDeeds.one(before.drawing(), random))
                def tree = new LinkedHashMap(file.tree() as Map)
                tree.putAll(RoomValues.differing(file.tree(), before, after))
                if (DrawingErrors.of(after.drawing()).empty) assert RoomFile.read(id, tree).drawing().equals(after.drawing())
            }
        }
    }

    def "a file that is not finished reads as far as it goes: #what"() {
        expect:
        RoomFile.read('loft', tree).drawing().spaces().size() == spaces

        where:
        what                     | tree                                                                 || spaces
        'nothing'                | [:]                                                                  || 0
        'a space of two corners' | [spaces: [[id: 'a1', shape: [0, 0, 9, 9]], [id: 'b1', shape: [0, 0, 50, 0, 50, 50]]]] || 1
        'numbers for words'      | [spaces: 7, walls: 'none', exits: [[edge: 'Q']], marks: [3]]         || 0
        'a stranger in a mark'   | [spaces: [[id: 'a1', shape: [0, 0, 90, 0, 90, 90]]], marks: [[kind: 'x', space: 'z9']]] || 1
    }

    def "a room of thousands of spaces is drawn in part, and none is lost when another changes"() {
        given:
        def spaces = (0..<3000).collect { int n ->
            def (x, y) = [10 + n % 50 * 19, 10 + n.intdiv(50) * 16]
            [id: "s$n".toString(), shape: n == 5 ? [x, y] : [x, y, x + 15, y, x + 15, y + 12]]
        }
        def tree = [name: 'Crowd', spaces: spaces]

        when:
        def read = RoomFile.read('crowd', tree)
        def flaws = RoomFlaws.of(KeptSurvey.of(read.drawing()))
        def moved = read.with(ElementShapes.moved(read.drawing(), [Element.space(0)], 2, 0))
        def written = RoomValues.differing(tree, read, moved).spaces

        then:
        read.drawing().spaces().size() == RoomFile.MOST
        flaws.any { it.words().toString().contains('Only the first 128 are drawn') }
        written*.id as Set == spaces*.id as Set
        written.find { it.id == 's5' } == spaces[5]
    }

    def "the rooms of the base game have no flaw that would be drawn"() {
        expect:
        rooms.collectEntries { id, room -> [id, RoomFlaws.of(KeptSurvey.of(room.drawing()))*.words()*.toString()] }
                .findAll { it.value } == [:]
    }
}
