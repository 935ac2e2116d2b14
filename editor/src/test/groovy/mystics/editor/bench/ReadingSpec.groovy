package mystics.editor.bench

import mystics.choice.Sentence
import mystics.editor.album.OffScreen
import mystics.editor.draft.Edit
import mystics.editor.draft.Project
import mystics.mod.source.Sources
import mystics.mod.write.Change
import mystics.mod.yaml.Pointer
import spock.lang.Specification

import java.nio.file.Path

/** The engine reads the mod under work, beside the window. */
class ReadingSpec extends Specification {
    def "of several states that wait only the newest is read"() {
        given:
        def waiting = []
        def heard = []
        def opened = Project.of('clock-loft', Sources.at(Path.of('../mods/clock-loft')))
        def renamed = opened.with(Edit.of(opened, Sentence.of('renamed'), 'marks/hammer.yaml',
                new Change.Assign(Pointer.of('/name'), 'Anvil')))
        def reading = new Reading({ waiting << it }, { heard << it })

        when:
        reading.read(opened)
        reading.read(renamed)
        waiting*.run()
        OffScreen.onEvents { }

        then:
        waiting.size() == 1
        heard*.project() == [renamed]
        heard[0].sound

        when: 'what comes later is read later'
        waiting.clear()
        reading.read(opened)
        waiting*.run()
        OffScreen.onEvents { }

        then:
        heard*.project() == [renamed, opened]
    }
}
