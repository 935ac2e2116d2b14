package mystics.editor.draft

import mystics.choice.Sentence
import mystics.mod.write.Change
import mystics.mod.yaml.Pointer
import spock.lang.Specification

/** The open mod: edits, previews of a gesture, undo, redo and jumps. */
class DraftingSpec extends Specification {
    static final String ROOM = 'tiles/hall.yaml'

    def project = Project.of('draft', ['mod.yaml': 'id: draft\n'.bytes, (ROOM): 'name: Hall\nnumber: 1\n'.bytes])
    def drafting = new Drafting(project)

    def "an edit changes the file, and undo brings the text back"() {
        when:
        drafting.make(number(drafting.project(), 2))

        then:
        text() == 'name: Hall\nnumber: 2\n'
        drafting.unsaved() == [ROOM] as Set

        when:
        drafting.undo()

        then:
        drafting.project() == project
        drafting.unsaved().empty

        when:
        drafting.redo()

        then:
        drafting.project().file(ROOM).get().at(Pointer.of('/number')).get() == 2
    }

    def "a drag of many previews is one entry"() {
        when:
        (2..9).each { drafting.preview(number(drafting.settled(), it)) }
        drafting.settle()

        then:
        drafting.history().size() == 1
        text() == 'name: Hall\nnumber: 9\n'
    }

    def "undo within a drag drops the drag and nothing else"() {
        given:
        drafting.make(number(drafting.project(), 5))
        drafting.preview(number(drafting.settled(), 6))

        when:
        drafting.undo()

        then:
        text() == 'name: Hall\nnumber: 5\n'
        drafting.history().position() == 1

        when:
        drafting.undo()

        then:
        drafting.project() == project
    }

    def "the history can be jumped through, and an edit forgets what was undone"() {
        given:
        (2..6).each { drafting.make(number(drafting.project(), it)) }

        expect:
        drafting.history().labels()*.toString() == (2..6).collect { "number $it" }

        when:
        drafting.jump(2)

        then:
        text().contains('number: 3')
        drafting.history().size() == 5

        when:
        drafting.make(Edit.rename(Sentence.of('renamed'), ROOM, 'tiles/loft.yaml'))

        then:
        drafting.history().labels()*.toString() == ['number 2', 'number 3', 'renamed']
        drafting.project().files().keySet() == ['mod.yaml', 'tiles/loft.yaml'] as Set
    }

    def "listeners hear every change until they end it"() {
        given:
        def heard = []
        def end = drafting.listen { heard << it.file(ROOM).get().at(Pointer.of('/number')).get() }

        when:
        drafting.preview(number(drafting.settled(), 2))
        drafting.drop()
        end.run()
        drafting.make(number(drafting.project(), 3))

        then:
        heard == [2, 1]
    }

    def "a file that is no YAML has no content and says why"() {
        when:
        drafting.make(Edit.text(drafting.project(), Sentence.of('typed'), ROOM, 'name: [Hall\n'))

        then:
        drafting.project().file(ROOM).get().tree() == [:]
        drafting.project().file(ROOM).get().broken().get().toString().startsWith('draft/tiles/hall.yaml:')
    }

    private String text() {
        drafting.project().file(ROOM).get().text()
    }

    private static Edit number(Project project, int number) {
        Edit.of(project, Sentence.of('number {n}', 'n', number), ROOM, new Change.Assign(Pointer.of('/number'), number))
    }
}
