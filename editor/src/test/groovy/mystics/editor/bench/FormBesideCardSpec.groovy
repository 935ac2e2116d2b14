package mystics.editor.bench

import com.google.common.util.concurrent.MoreExecutors
import mystics.editor.album.OffScreen
import mystics.editor.art.Theme
import mystics.editor.disk.Neighbours
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.editor.draft.Selection
import mystics.editor.form.EntryCard
import mystics.editor.form.FormView
import mystics.editor.settings.Scheme
import mystics.editor.sight.Book
import mystics.mod.load.BaseGame
import spock.lang.Specification

import javax.swing.JTextArea
import javax.swing.SwingUtilities
import java.nio.file.Files
import java.nio.file.Path

/** The card of an entry appears when the engine has read the mod; the form makes room for it. */
class FormBesideCardSpec extends Specification {
    static final String CARD = 'cards/lamp.yaml'

    def "no field of the form is cut when the card appears beside it"() {
        given:
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        def mod = 'id: loft\nname: Loft\nversion: 1.0.0\nengine: 1\nauthors: [Ada]\nlicence: none\nneeds: [base-game]\nabout: A loft.\n'
        def card = Files.readAllBytes(Path.of('../base-game/cards/dagger.yaml'))
        def drafting = new Drafting(Project.of('loft', ['mod.yaml': mod.bytes, (CARD): card]))
        def tools = new BenchTools(BaseGame.library(), Theme.LIGHT, Book.shipped(), { MoreExecutors.newDirectExecutorService() })
        def pane = OffScreen.made { new BenchPane(drafting, tools, Stub(BenchDeeds), []) }
        OffScreen.onEvents { pane.select(Selection.of(CARD)) }
        OffScreen.lay(pane, 1280, 800)
        def loaded = new Reading(new Neighbours([]), { it.run() }, { }).loaded(drafting.project())

        when:
        OffScreen.onEvents { pane.loaded(loaded) }
        OffScreen.lay(pane, 1280, 800)
        def parts = OffScreen.parts(pane)
        def form = parts.find { it instanceof FormView } as FormView
        def text = parts.find { it instanceof JTextArea && it.name == '/text' } as JTextArea
        def field = text.parent.parent
        def place = SwingUtilities.convertRectangle(field.parent, field.bounds, form)

        then:
        parts.find { it instanceof EntryCard }.visible
        place.width > 200
        place.x + place.width <= form.width
    }
}
