package mystics.editor.bench

import java.nio.file.Path
import javax.swing.AbstractButton
import mystics.editor.album.OffScreen
import mystics.editor.art.Theme
import mystics.editor.disk.Neighbours
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.editor.draft.Selection
import mystics.editor.settings.Scheme
import mystics.editor.sight.BackgroundThreads
import mystics.editor.sight.Book
import mystics.mod.load.BaseGame
import mystics.mod.source.ModSource
import mystics.mod.source.Sources
import spock.lang.Specification
import spock.util.concurrent.PollingConditions

/** The balance desk proves the rules of a mod that has no chapter. */
class RulesProvedSpec extends Specification {
    static final String SCRIPT = 'variants/gentle-night.groovy'
    def soon = new PollingConditions(timeout: 240, delay: 0.05)
    List<Selection> gone = []

    def "the doubts about a mod without a chapter are found, listed among the problems, and gone to"() {
        given: 'a variant with a rule that waits for more heroes than any game has'
        def sound = Sources.at(Path.of('../mods/gentle-night'))
        def files = sound.paths().collectEntries { [it, sound.bytes(it)] } as Map<String, byte[]>
        def rules = new String(files[SCRIPT], 'UTF-8').stripTrailing()
        def dead = rules.dropRight(1) + '    after(RoundEnds) { if (heroes.size() > 9) say \'Dawn at last\' }\n}\n'
        files[SCRIPT] = dead.bytes
        def drafting = new Drafting(Project.of('gentle-night', ModSource.of('gentle-night', files)))
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        def tools = new BenchTools(BaseGame.library(), Theme.LIGHT, Book.shipped(), { BackgroundThreads.one(it) })
        def place = OffScreen.made { ChapterPlace.balance(drafting, tools, { gone << it }) }
        def parts = { OffScreen.parts(place.component()) }
        def press = { String words -> OffScreen.onEvents {
            (parts().find { it instanceof AbstractButton && it.text.startsWith(words) } as AbstractButton).doClick() } }

        expect:
        place.isReady(SCRIPT)
        !place.opens(SCRIPT)

        when:
        OffScreen.onEvents {
            place.show(Selection.of(SCRIPT))
            place.loaded(new Reading(new Neighbours([]), { it.run() }, { }).loaded(drafting.project()))
        }
        then: 'the first chapter that can be played is chosen'
        def chosen = parts().find { it instanceof javax.swing.JComboBox } as javax.swing.JComboBox
        "$chosen.selectedItem" == BaseGame.library().catalog().firstToPlay().name()

        when:
        press('Prove')

        then:
        soon.eventually { assert parts().any { it.hasProperty('text') && "${it.text}".startsWith('200 games: ') } }

        when:
        press(SCRIPT)

        then: 'the dead rule alone is doubted'
        tools.proofs().in(drafting.project())*.finding()*.code() == ['not-seen']
        tools.proofs().in(drafting.project())*.finding()*.line() == [dead.readLines().size() - 1]
        gone*.path() == [SCRIPT]

        cleanup:
        OffScreen.onEvents { place?.close() }
    }
}
