package mystics.editor.play

import mystics.editor.album.OffScreen
import mystics.editor.settings.Scheme
import mystics.editor.type.Prose
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import spock.lang.AutoCleanup
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.JComponent
import javax.swing.JScrollPane
import javax.swing.KeyStroke
import javax.swing.SwingUtilities
import java.awt.Rectangle
import java.nio.file.Path
import mystics.editor.play.around.HeadlinePane
import mystics.editor.play.around.MessageLine
import mystics.editor.play.around.SaidPane
import mystics.editor.play.around.Tools
import mystics.editor.play.around.TurnStrip
import mystics.editor.play.ask.AskPane
import mystics.editor.play.ask.PickButton
import mystics.editor.play.board.BoardPane

import static mystics.editor.album.OffScreen.onEvents

/** A game with large letters in a window of 1280 by 800 pixels: who asks for large letters gets a large board, too. */
class LargeLettersSpec extends Specification {
    static final int WIDE = 1280
    static final int HIGH = 800
    @Shared Library library = BaseGame.library()
    @TempDir Path home
    @AutoCleanup Parlour parlour

    def setup() {
        parlour = new Parlour(library, home).begin()
        parlour.untilATurn()
    }

    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private void lay(int percent) {
        onEvents {
            Scheme.DARK.wear(percent)
            SwingUtilities.updateComponentTreeUI(parlour.pane)
        }
        3.times { OffScreen.lay(parlour.pane, WIDE, HIGH) }
    }

    private part(Class kind) {
        parlour.seen().find { kind.isInstance(it) }
    }

    private Rectangle room() {
        SwingUtilities.calculateInnerArea(part(BoardPane), new Rectangle())
    }

    def "at #percent percent of text the room has nearly half of the window, whether or not news lies below it"() {
        when:
        lay(percent)
        def before = room()

        then:
        part(SaidPane).news
        before.width * before.height > 0.42 * WIDE * HIGH

        when:
        onEvents {
            part(SaidPane).forget()
            part(SaidPane).clear()
        }
        3.times { OffScreen.lay(parlour.pane) }
        def after = room()

        then:
        after.width * after.height > 0.47 * WIDE * HIGH

        where:
        percent << [200, 250]
    }

    def "at #percent percent the clock is one row, and one piece of news stands below the room"() {
        when:
        lay(percent)
        def letter = 14 * percent / 100

        then:
        part(HeadlinePane).height < 2 * letter
        !part(MessageLine).words().contains('\n')
        !part(MessageLine).words().contains('<br>')

        where:
        percent << [200, 250]
    }

    def "with the largest letters the row says how many pages and how much cheese are left, and names the goal, which opens its page"() {
        when:
        lay(250)
        def words = parlour.seen(part(HeadlinePane)).findAll { it.hasProperty('text') }*.text

        then:
        words.containsAll(['5 pages left', 'surge in 6', 'Goal 1 of 3: the Courtyard'])
        !words.any { it.startsWith('Round') }
    }

    def "Page Down turns the page of the choices while the board has the focus, as after the key for moving"() {
        given:
        lay(250)
        3.times { OffScreen.lay(parlour.pane, WIDE, 620) }
        def over = SwingUtilities.getAncestorOfClass(OverBoard, part(BoardPane))
        def bar = parlour.parts(part(AskPane)).find { it instanceof JScrollPane }.verticalScrollBar

        expect:
        over.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).get(KeyStroke.getKeyStroke('PAGE_DOWN')) == 'PAGE_DOWN'

        when:
        onEvents { over.actionMap.get('PAGE_DOWN').actionPerformed(null) }

        then:
        bar.value > 0

        when:
        onEvents { over.actionMap.get('PAGE_UP').actionPerformed(null) }

        then:
        bar.value == 0
    }

    def "with large letters the head of a turn is the name and the movement, and choices are slim (#percent %)"() {
        when:
        lay(percent)
        def said = parlour.seen(part(AskPane)).findAll { it instanceof Prose }*.text

        then:
        !said.any { it.startsWith('What does') } == slim
        parlour.seen(part(AskPane)).findAll { it instanceof PickButton }.every { it.slim == slim }

        where:
        percent || slim
        100     || false
        200     || true
        250     || true
    }

    def "with large letters the menu has a row of its own that names what it holds, and its items name their keys"() {
        when:
        lay(250)
        def more = parlour.seen(part(Tools)).find { it.hasProperty('text') && it.text == 'Help, cards, more ▾' }
        def undo = parlour.seen(part(Tools)).find { it.hasProperty('text') && it.text == 'Undo' }
        def items = part(Tools).menu().components*.text

        then:
        more.y >= undo.y + undo.height
        more.width >= more.preferredSize.width
        items[0] == 'Help (F1)'
        items.count('Help (F1)') == 1
        more.font == undo.font
        items.containsAll(['Settings (F5)', 'Party (F4)', 'Log (F6)',
                'Map (F7)', 'Cards of the acting mouse', 'Look closer at the board (Ctrl L)'])
    }

    def "Ctrl L shows the board alone, as large as the window; the same key, or the button over the board, brings the panels back"() {
        given:
        lay(250)
        def over = part(BoardPane).parent
        def turn = {
            onEvents { over.actionMap.get('control L').actionPerformed(null) }
            OffScreen.lay(parlour.pane)
        }

        when:
        turn()

        then:
        [AskPane, HeadlinePane, TurnStrip, Tools].every { !part(it) }
        room().width * room().height > 0.95 * WIDE * HIGH

        when:
        parlour.click('Back to the game (Ctrl L)')
        3.times { OffScreen.lay(parlour.pane) }

        then:
        [AskPane, HeadlinePane, TurnStrip, Tools].every { part(it) }
        room().width < 0.6 * WIDE

        when:
        turn()
        turn()

        then:
        part(AskPane)
    }
}
