package mystics.editor.play.around

import mystics.book.RuleTexts
import mystics.editor.settings.Hint
import mystics.editor.settings.Pace
import mystics.editor.settings.Scheme
import mystics.editor.settings.Settings
import mystics.editor.sight.Pick
import mystics.editor.type.Prose
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.play.Company
import mystics.play.UndoPolicy
import spock.lang.AutoCleanup
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.AbstractButton
import javax.swing.JEditorPane
import javax.swing.SwingUtilities
import java.awt.Component
import java.awt.Rectangle
import java.nio.file.Path
import mystics.editor.play.ask.DiceEntry
import mystics.editor.play.over.Lesson
import mystics.editor.play.Parlour

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.onEvents

/** Somebody who plays for the first time is told what there is to know when it comes up, once, beside the board. */
class HintsSpec extends Specification {
    static final int FRAME = 5
    static final String FIRST = Lesson.of(Hint.TURN).title()
    @Shared Library library = BaseGame.library()
    @TempDir Path home
    @AutoCleanup Parlour parlour
    def heeded = []

    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private void begin(Set<Hint> wanted) {
        parlour = new Parlour(library, home, Settings.usual().with(Pace.AT_ONCE).with(wanted))
        onEvents { parlour.pane.heeding { heeded << it } }
        parlour.begin()
        parlour.turnPages()
    }

    private List<HintPane> hints() {
        parlour.seen().findAll { it instanceof HintPane }
    }

    def "once the first page of the story is turned, how a turn goes stands above the first question (TURN-1, MOVE-1)"() {
        when:
        begin(Hint.all())

        then:
        parlour.reads(FIRST)
        parlour.reads('Where does the next')
    }

    def "what has been read is not given again; something else is, when it comes up"() {
        given:
        begin(Hint.all())

        when:
        parlour.click('Got it')

        then:
        heeded == [Hint.TURN]
        hints().empty

        when:
        parlour.untilATurn()

        then:
        parlour.soon.eventually { assert hints()*.accessibleContext*.accessibleName == ['Hint: ' + Lesson.of(Hint.BATTLE).title()] }
    }

    def "nobody reads hints who wants none"() {
        when:
        begin([] as Set)
        parlour.untilATurn()

        then:
        hints().empty
    }

    def "Escape puts a hint away too"() {
        given:
        begin(Hint.all())

        when:
        onEvents { parlour.pane.actionMap.get('ESCAPE').actionPerformed(null) }

        then:
        hints().empty
        heeded == [Hint.TURN]
    }

    /** Whether all of a part is in sight. */
    private boolean whole(Component part) {
        def all = new Rectangle(FRAME, FRAME, part.width - 2 * FRAME, part.height - 2 * FRAME)
        for (def over = part; !over.is(parlour.pane); over = over.parent) {
            all.translate(over.x, over.y)
            if (!new Rectangle(0, 0, over.parent.width, over.parent.height).contains(all)) return false
        }
        part.width > 2 * FRAME && part.height > 2 * FRAME
    }

    private void enlarge(int percent, int width, int height) {
        onEvents {
            Scheme.LIGHT.wear(percent)
            SwingUtilities.updateComponentTreeUI(parlour.pane)
        }
        lay(parlour.pane, width, height)
    }

    def "a hint leaves the question its room: the rest is read over the board, or it waits (#percent %, #width by #height)"() {
        given:
        begin(Hint.all())
        enlarge(percent, width, height)
        def prompt = parlour.seen().find { it instanceof Prose && it.text.startsWith('Where does the next') }
        def places = parlour.buttons().findAll { it.getClientProperty(Pick) != null }

        expect:
        whole(prompt)
        places.size() >= 2
        places.every { whole(it) }
        whole(parlour.buttons().find { it.text == 'Got it' }) || waits && hints().every { it.height == 0 || it.y > prompt.y }

        when:
        if (parlour.buttons().any { it.text == FIRST }) parlour.click(FIRST)
        lay(parlour.pane)

        then:
        parlour.seen().any { it instanceof JEditorPane && it.document.getText(0, it.document.length)
                .contains(Lesson.of(Hint.TURN).points()[0].words()) }

        where:
        percent | width | height || waits
        200     | 1280  | 800    || false
        150     | 900   | 600    || true
        250     | 1280  | 800    || true
    }

    def "at 200 percent of text the faces of own dice are in sight beside a hint"() {
        given:
        parlour = new Parlour(library, home, Settings.usual().with(Pace.AT_ONCE).with(Hint.all()))
        parlour.begin(new Company([:], [:], Optional.empty(), Optional.of(7L), UndoPolicy.TO_LAST_NEWS))
        parlour.turnPages()
        parlour.soon.eventually {
            onEvents { parlour.buttons().findAll { it.enabled && it.getClientProperty(Pick) != null }.take(1)*.doClick(0) }
            assert parlour.seen().any { it instanceof DiceEntry }
        }

        when:
        enlarge(200, 1280, 800)
        def entry = parlour.seen().find { it instanceof DiceEntry }

        then:
        hints().size() == 1
        parlour.seen(entry).findAll { it instanceof AbstractButton && it.icon != null }.every { whole(it) }
    }

    def "at #percent percent of text the button below a report is in sight on #width by #height pixels"() {
        given:
        begin(Hint.all())
        enlarge(percent, width, height)

        when:
        onEvents { parlour.parts().find { it instanceof AbstractButton && it.text == 'Report' }.doClick(0) }
        parlour.await('A report of this moment')
        lay(parlour.pane)

        then:
        whole(parlour.buttons().find { it.text == 'Back to the board' })

        where:
        percent | width | height
        200     | 1280  | 800
        250     | 900   | 600
    }

    def "what a hint says about #hint comes from rules there are, and is short"() {
        given:
        def lesson = Lesson.of(hint)

        expect:
        lesson.points().every { it.rule().empty || RuleTexts.shipped().find(it.rule()).present }
        lesson.points()*.words().join(' ').split(' ').size() <= 90

        where:
        hint << Hint.values()
    }

    def "the help begins with all of it"() {
        given:
        begin([] as Set)

        when:
        parlour.click('Help')

        then:
        parlour.soon.eventually {
            def list = parlour.seen().find { it instanceof javax.swing.JList }
            assert (0..<Hint.values().length).collect { list.model.getElementAt(it).title() } == Hint.values()
                    .collect { Lesson.of(it).title() }
            assert list.selectedIndex == 0
        }
    }
}
