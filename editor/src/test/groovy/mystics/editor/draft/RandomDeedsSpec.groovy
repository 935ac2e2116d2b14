package mystics.editor.draft

import mystics.choice.Sentence
import mystics.mod.write.Splice
import mystics.mod.write.UnwritableChange
import mystics.mod.write.YamlWriter
import spock.lang.Specification

import java.nio.file.Files
import java.nio.file.Path

/** Thousands of edits by chance: every text can be read, and undone they leave the bytes there were. -Ddeeds=10000 makes more. */
class RandomDeedsSpec extends Specification {
    static final int DEEDS = Integer.getInteger('deeds', 2000)
    static final List<String> SOME = ['tiles/kitchen.yaml', 'cards/dagger.yaml', 'chapters/flight-to-barksburg.yaml', 'mod.yaml']

    def "deeds by chance with seed #seed are read back, undone and made again"() {
        given:
        def base = Path.of('../base-game')
        def project = Project.of('base-game', SOME.collectEntries { [it, Files.readAllBytes(base.resolve(it))] })
        def drafting = new Drafting(project)
        def deeds = new RandomDeeds(seed)
        def bytes = project.files().values().collectEntries { [it.path(), it.bytes().toList()] }
        int refused = 0

        when:
        DEEDS.intdiv(2).times { int n ->
            try {
                def edit = deeds.edit(drafting.project())
                if (n % 5 == 0) drafting.preview(edit) else drafting.make(edit)
                if (n % 10 == 0) drafting.undo()
                if (n % 97 == 0) drafting.jump(drafting.history().position() - 5)
                if (n % 193 == 0) drafting.redo()
            } catch (UnwritableChange no) {
                refused++
            }
        }
        drafting.settle()
        def last = drafting.project()
        def position = drafting.history().position()

        then:
        position > DEEDS / 4
        refused < DEEDS / 20
        last.files().values().findAll { it.isYaml() }.every { YamlWriter.read(it.text()) == it.tree() }

        when:
        drafting.jump(0)

        then:
        drafting.project().files().values().collectEntries { [it.path(), it.bytes().toList()] } == bytes

        when:
        drafting.jump(position)

        then:
        drafting.project() == last

        where:
        seed << [1, 2]
    }

    def "ten thousand edits take less than 20 MB of history"() {
        given:
        def text = 'spaces:\n' + (0..<60).collect { "  - { id: a$it, shape: [10, 10, 490, 10, 490, 490] }\n" }.join()
        def drafting = new Drafting(Project.of('small', ['tiles/hall.yaml': text.bytes]))

        when:
        def before = used()
        10_000.times { n ->
            drafting.make(Edit.rewrite(Sentence.of('moved a corner'), 'tiles/hall.yaml', [new Splice(100, 104, 'x'.repeat(2 + n % 5))]))
        }

        then:
        drafting.history().size() == 10_000
        used() - before < 20_000_000
    }

    private static long used() {
        3.times { System.gc() }
        Runtime.runtime.totalMemory() - Runtime.runtime.freeMemory()
    }
}
