package mystics.editor.bench

import mystics.choice.Sentence
import mystics.editor.album.OffScreen
import mystics.editor.art.Theme
import mystics.editor.draft.Drafting
import mystics.editor.draft.Edit
import mystics.editor.draft.Project
import mystics.editor.draft.Selection
import mystics.editor.form.FormView
import mystics.editor.form.TextForm
import mystics.editor.settings.Scheme
import mystics.mod.finding.Finding
import mystics.mod.load.BaseGame
import mystics.mod.source.Sources
import mystics.mod.finding.Place
import spock.lang.Specification

import java.nio.file.Path

/** Where the desk of forms shows a problem. */
class FormsPlaceSpec extends Specification {
    Drafting drafting = new Drafting(Project.of('clock-loft', Sources.at(Path.of('../mods/clock-loft'))))
    FormsPlace place

    def setup() {
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        place = OffScreen.made { new FormsPlace(drafting, BaseGame.library().catalog(), Theme.LIGHT, { }) }
    }

    def "a problem leads to its form; text is shown only for a file that has no form now"() {
        when:
        go('marks/hammer.yaml', 3)

        then:
        shows(FormView)
        !shows(TextForm)

        when: 'the file cannot be read'
        OffScreen.onEvents { drafting.make(Edit.text(drafting.project(), Sentence.of('broken'), 'marks/hammer.yaml', 'name: [')) }
        go('marks/hammer.yaml', 1)

        then:
        shows(TextForm)

        when: 'another file is opened'
        OffScreen.onEvents { place.show(Selection.of('chapters/quarter-to-midnight.yaml')) }

        then:
        shows(FormView)
        !shows(TextForm)
    }

    private void go(String file, int line) {
        OffScreen.onEvents { place.go(Finding.error('wrong', new Place('clock-loft', file, line, 1), 'It is wrong.')) }
    }

    private boolean shows(Class type) {
        OffScreen.parts(place.component()).any { type.isInstance(it) }
    }
}
