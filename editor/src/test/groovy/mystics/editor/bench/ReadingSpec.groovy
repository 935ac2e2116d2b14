package mystics.editor.bench

import mystics.choice.Sentence
import mystics.editor.album.OffScreen
import mystics.editor.disk.Folder
import mystics.editor.disk.Neighbours
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
        def reading = new Reading(new Neighbours([]), { waiting << it }, { heard << it })

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

    def "a mod that takes another id is as sound as before"() {
        given:
        def opened = Project.of('clock-loft', Sources.at(Path.of('../mods/clock-loft')))
        def renamed = opened.with(Edit.of(opened, Sentence.of('renamed'), 'mod.yaml', new Change.Assign(Pointer.of('/id'), 'attic')))

        expect:
        new Reading(new Neighbours([]), { it.run() }, { }).loaded(renamed).sound
    }

    def "the base game from a folder is read in place of the one that comes with the program"() {
        given:
        def heard = []
        def reading = new Reading(new Neighbours([]), { it.run() }, { heard << it })
        def opened = new Folder(Path.of('../base-game')).read()
        def card = opened.files().keySet().find { it.startsWith('cards/') && it.endsWith('.yaml') }
        def changed = { String key, value ->
            opened.with(Edit.of(opened, Sentence.of('changed'), card, new Change.Assign(Pointer.of(key), value)))
        }

        when:
        def loaded = reading.loaded(changed('/name', 'Anvil'))

        then:
        loaded.findings().findAll { "$it.severity" == 'ERROR' } == []
        loaded.library().mods()*.id() == ['base-game']
        loaded.isSound() == true
        loaded.library().catalog().cards()[card[6..-6]].name() == 'Anvil'
        loaded.others().keys().empty

        when: 'a mistake is found, and what was sound before stays in the library'
        reading.read(changed('/name', 'Anvil'))
        reading.read(changed('/nonsense', 1))
        OffScreen.onEvents { }

        then:
        heard*.sound == [true, false, false]
        heard.last().findings().any { it.code() == 'unknown-key' && it.file() == card }
        heard.last().library().catalog().cards()[card[6..-6]].name() == 'Anvil'
    }

    def "while a file has an error, the others stay in the library, and the file as it last was sound"() {
        given:
        def opened = Project.of('clock-loft', Sources.at(Path.of('../mods/clock-loft')))
        def set = { Project mod, String path, String at, Object value ->
            mod.with(Edit.of(mod, Sentence.of('set'), path, new Change.Assign(Pointer.of(at), value)))
        }
        def reading = new Reading(new Neighbours([]), { it.run() }, { })

        when: 'nothing was sound before'
        def loaded = reading.loaded(set(opened, 'chapters/quarter-to-midnight.yaml', '/nonsense', 1))

        then:
        !loaded.sound
        loaded.library().catalog().rooms().containsKey('clock-loft')
        !loaded.library().catalog().chapters().containsKey('quarter-to-midnight')

        when:
        def renamed = set(opened, 'marks/hammer.yaml', '/name', 'Anvil')
        reading.loaded(renamed)
        loaded = reading.loaded(set(renamed, 'marks/hammer.yaml', '/nonsense', 1))

        then:
        !loaded.sound
        loaded.library().catalog().marks()['hammer'].name() == 'Anvil'
    }

    def "a mistake in the changed file is heard before the whole mod is read"() {
        given:
        def heard = []
        def reading = new Reading(new Neighbours([]), { it.run() }, { heard << it })
        def opened = Project.of('clock-loft', Sources.at(Path.of('../mods/clock-loft')))
        def wrong = opened.with(Edit.of(opened, Sentence.of('wrong'), 'marks/hammer.yaml', new Change.Assign(Pointer.of('/nane'), 'Anvil')))

        when:
        reading.read(opened)
        reading.read(wrong)
        OffScreen.onEvents { }

        then:
        heard*.project() == [opened, wrong, wrong]
        heard*.sound == [true, false, false]
        heard[1].findings()*.code() == ['unknown-key']
    }
}
