package mystics.editor.play.over

import java.nio.file.Path
import mystics.editor.play.AfterChapter
import mystics.editor.play.Parlour
import mystics.editor.play.SingleSteps
import mystics.editor.settings.Scheme
import mystics.editor.sight.Sight
import mystics.editor.type.Prose
import mystics.editor.type.Type
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.view.FeatWords
import spock.lang.AutoCleanup
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.JLabel
import javax.swing.JScrollPane
import javax.swing.JViewport
import javax.swing.SwingUtilities

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The last page of a chapter in large letters. */
class LargeEndingSpec extends Specification {
    @Shared Library library = BaseGame.library()
    @TempDir Path home
    @AutoCleanup Parlour parlour

    def setup() {
        parlour = new Parlour(library, home)
    }

    def "at #percent percent one sees without scrolling the picture, the result and what happened; the mice follow, one to a row"() {
        given:
        large(percent, [])

        when:
        def page = parlour.seen().find { it instanceof EndingPane }
        def port = SwingUtilities.getAncestorOfClass(JViewport, page)
        def bottom = { SwingUtilities.convertPoint(it, 0, it.height, port).y }
        def end = port.view.getScrollableBlockIncrement(port.bounds, 0, 1)
        def picture = parts(page).find { it instanceof Plate }
        def told = parts(page).find { it instanceof Prose && it.words() == Epilogue.of(Sight.of(parlour.kept())).first().toString() }
        def awards = parts(page).find { it instanceof Awards }
        def mice = awards.components
        def faces = parts(awards).findAll { it instanceof JLabel }
        def earned = FeatWords.of(parlour.kept().game())*.title().findAll { it.present }*.get()
        def said = parts(awards).findAll { it instanceof Prose }*.words()

        then:
        picture.width > 0.35 * page.width
        bottom(picture) < port.height
        bottom(told) < port.height
        SwingUtilities.convertPoint(told, 0, 0, page).x > picture.width
        bottom(told) <= SwingUtilities.convertPoint(awards, 0, 0, port).y
        mice.size() == 4
        earned.every { said.contains(it.words().toString()) }
        said.size() == 4 + earned.size()

        and: 'the faces stand level with their names, in letters as large as those of the window, and a line stays free between the rows'
        mice*.x.every { it == 0 }
        faces*.y.every { it <= 1 }
        (1..3).every { mice[it].y - mice[it - 1].y - mice[it - 1].height >= Type.size() - 1 }
        parts(awards).findAll { it instanceof Prose }.every { it.font.size2D >= Type.size() }

        and: 'the end of the page cuts no mouse'
        mice.every { bottom(it) <= end || bottom(it) - it.height >= end }

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

        where:
        percent << [200, 250]
    }

    def "at #percent percent the main button leads through the page before it leads on, and the other ways stand beside it"() {
        given:
        def gone = []
        large(percent, gone)
        def ways = parlour.seen().find { it instanceof SheetFoot }
        def way = ways.components[0]
        def bar = SwingUtilities.getAncestorOfClass(JScrollPane, parlour.seen().find { it instanceof EndingPane }).verticalScrollBar
        def rows = { ways.components.every { it.y < way.y + way.height } }
        def enter = { onEvents { way.actionMap.get('ENTER').actionPerformed(null) } }

        expect:
        ways.components*.text == ['More below ▾', 'Play again', 'Home', 'Board']
        ways.components*.toolTipText[0..1] == ['At the end of the page: Change the party and try again', 'Play again with the same mice']
        rows()

        when:
        onEvents { way.doClick(0) }

        then:
        bar.value > 0
        gone == []

        when:
        20.times { if (way.text == 'More below ▾') enter() }
        3.times { lay(parlour.pane, 1280, 800) }

        then:
        bar.value + bar.visibleAmount + 14 >= bar.maximum
        ways.components*.text == ['Change the party', 'Play again', 'Home', 'Board']
        gone == []
        rows()

        when:
        def cover = SwingUtilities.getAncestorOfClass(Stage, way).components[1]
        onEvents { cover.actionMap.get('ENTER').actionPerformed(null) }

        then:
        gone == ['on']

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

        where:
        percent << [200, 250]
    }

    /** The last page of a lost chapter in large letters; its main way adds a word. */
    private void large(int percent, List<String> gone) {
        onEvents {
            Scheme.DARK.wear(percent)
            SwingUtilities.updateComponentTreeUI(parlour.pane)
            def ways = new SingleSteps(library.catalog(), { }, { }, { }, { }).buttons()
            parlour.pane.over([new AfterChapter('Change the party and try again', { gone << 'on' })] + ways[-3..-2])
        }
        new LostChapter(parlour).play()
        3.times { lay(parlour.pane, 1280, 800) }
    }
}
