package mystics.editor.play.around

import mystics.editor.board.BoardTarget
import mystics.editor.play.Parlour
import mystics.editor.play.ask.AskPane
import mystics.editor.play.ask.DiceEntry
import mystics.editor.play.board.BoardPane
import mystics.editor.settings.Pace
import mystics.editor.settings.Scheme
import mystics.editor.settings.Settings
import mystics.editor.sight.Pick
import mystics.editor.type.Prose
import mystics.editor.type.Type
import mystics.home.HintsRead
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.play.Company
import mystics.play.UndoPolicy
import spock.lang.AutoCleanup
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.AbstractButton
import javax.swing.JList
import javax.swing.SwingUtilities
import java.awt.Component
import java.awt.Rectangle
import java.nio.file.Path

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** Somebody who plays for the first time is told what a word means where it first comes up, once. */
class HintsSpec extends Specification {
    static final int FRAME = 5
    static final String READ = 'Got it (F12)'
    @Shared Library library = BaseGame.library()
    @TempDir Path home
    @AutoCleanup Parlour parlour
    def heeded = []

    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private void begin(HintsRead read) {
        parlour = new Parlour(library, home, Settings.usual().with(Pace.AT_ONCE).with(read))
        onEvents { parlour.pane.heeding { heeded << it } }
        parlour.begin()
        parlour.untilATurn()
    }

    /** The names of the hints in sight. */
    private List<String> hints() {
        parlour.seen().findAll { it instanceof GuideCard }*.accessibleContext*.accessibleName
    }

    def "the first turn says what a turn is, where it is asked, for those who listen too (TURN-1)"() {
        when:
        begin(HintsRead.NONE)

        then:
        parlour.soon.eventually { assert hints() == ['Hint: A turn'] }
        parlour.reads('Click anywhere inside the bright outline to walk. ')
        parlour.reads('A mouse walks and does one action, in any order.')
        parlour.buttons().find { it.text == 'The rule' }.toolTipText == 'Opens the rule book where it explains this'
        parlour.seen().find { it instanceof AskPane }.accessibleContext.accessibleDescription.startsWith('A turn: ')
    }

    def "what has been read is not given again, and the next word follows; after a few, the others wait for another question"() {
        given:
        begin(HintsRead.NONE)

        when:
        parlour.click(READ)

        then:
        heeded == ['turn']
        hints() == ['Hint: The objective']

        when:
        2.times { parlour.click(READ) }

        then:
        heeded.take(2) == ['turn', 'objective']
        heeded.size() == 3
        hints().empty
    }

    def "Escape and F12 put a hint away like its button"() {
        given:
        begin(HintsRead.NONE)

        when:
        onEvents { parlour.pane.actionMap.get(key).actionPerformed(null) }

        then:
        heeded == ['turn']

        where:
        key << ['ESCAPE', 'F12']
    }

    def "nobody reads hints who wants none"() {
        when:
        begin(HintsRead.NONE)
        parlour.click('Turn off all hints')

        then:
        heeded == [HintsRead.EVERY]
        hints().empty

        when:
        parlour.close()
        begin(HintsRead.ALL)

        then:
        hints().empty
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

    def "a hint leaves the question its room (#percent %, #width by #height)"() {
        given:
        begin(HintsRead.NONE)
        enlarge(percent, width, height)
        def prompt = parlour.seen().find { it instanceof Prose && (it.text.startsWith('What does') || it.text.startsWith('Movement ')) }

        expect:
        whole(prompt)
        parlour.buttons().findAll { it.getClientProperty(Pick) != null }.any { whole(it) }
        whole(parlour.buttons().find { it.text == READ })

        where:
        percent | width | height
        100     | 1280  | 800
        200     | 1280  | 800
        150     | 900   | 600
        250     | 1280  | 800
    }

    private BoardPane board() {
        parlour.seen().find { it instanceof BoardPane } as BoardPane
    }

    /** The place of the card of a hint on the board. */
    private Rectangle card() {
        def card = parlour.seen().find { it instanceof GuideCard }.parent
        SwingUtilities.convertRectangle(card.parent, card.bounds, board())
    }

    def "the card of a hint hides no figure, exit or sign and no space to click where there is another place for it"() {
        given:
        begin(HintsRead.NONE)
        enlarge(100, 1600, 800)

        expect:
        !(board().places().worth() + board().places().choices()).any { it.intersects(card()) }
    }

    def "in a narrow window every hint of the base game is whole, in English and in German, also the one that tells how to walk"() {
        given:
        def german = Path.of('../mods/deutsch/lang/de/hints.yaml').toFile().readLines().findAll { it =~ '^hints/[^:]*/text: ' }
                .collect { it.replaceFirst('^[^:]*: ', '').replaceAll("^'|'\$", '') }
        def hints = library.catalog().hints().values()
        def walking = 'Click anywhere inside the bright outline to walk. ' + library.catalog().hints()['turn'].text()

        expect:
        (hints*.text() + walking).every { HintStrip.first(it) == it.strip().replaceAll('\\s+', ' ') }
        german.size() == hints.size()
        german.every { HintStrip.first(it) == it }
    }

    def "the hint that tells how to walk frames nothing, so that the outline on the board is the only one (#percent %)"() {
        given:
        begin(HintsRead.NONE)
        enlarge(percent, 1280, 800)
        def layer = parlour.seen().find { it instanceof GuideLayer }

        expect:
        layer.@about.apply(layer.shown().get()).empty

        where:
        percent << [100, 125]
    }

    def "the card of a hint lies beside the room if there is a place for it"() {
        given:
        begin(HintsRead.NONE)
        enlarge(100, 2400, 800)

        expect:
        !board().places().room().orElseThrow().intersects(card())
    }

    def "in a narrow window a hint is one row that hides neither figures nor the question, until somebody opens it (#percent %)"() {
        given:
        begin(HintsRead.NONE)
        enlarge(percent, 1280, 800)
        def strip = parlour.seen().find { it instanceof HintStrip }
        def board = parlour.seen().find { it instanceof BoardPane }
        def row = SwingUtilities.convertRectangle(strip.parent, strip.bounds, board)

        expect:
        hints().empty
        whole(strip)
        strip.height < 800 / 6
        parlour.buttons().any { it.text.contains('Click anywhere inside the bright outline to walk. ') }
        board.@board.figures().every { !board.places().around(new BoardTarget.OnFigure(it.slot())).intersects(row) }
        !row.intersects(SwingUtilities.calculateInnerArea(board, new Rectangle()))
        !parlour.buttons().find { it.accessibleContext.accessibleName == 'Hint: A turn' }.text.contains('F12')

        when:
        onEvents { parlour.buttons().find { it.accessibleContext.accessibleName == 'Hint: A turn' }.doClick() }
        lay(parlour.pane)

        then:
        hints() == ['Hint: A turn']
        !parlour.seen().any { it instanceof HintStrip }

        when:
        press('F12')

        then:
        heeded == ['turn']
        hints().empty
        parlour.buttons().any { it.accessibleContext.accessibleName == 'Hint: The objective' }

        when:
        press('F12')

        then:
        heeded == ['turn', 'objective']

        where:
        percent << [200, 250]
    }

    private void press(String key) {
        onEvents { parlour.pane.actionMap.get(key).actionPerformed(null) }
        lay(parlour.pane)
    }

    def "at 200 percent of text the faces of own dice are in sight beside a hint"() {
        given:
        parlour = new Parlour(library, home, Settings.usual().with(Pace.AT_ONCE).with(HintsRead.NONE))
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
        parlour.seen(entry).findAll { it instanceof AbstractButton && it.icon != null }.every { whole(it) }
    }

    def "at #percent percent of text the button below a report is in sight on #width by #height pixels"() {
        given:
        begin(HintsRead.NONE)
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

    def "the help begins with all of it"() {
        given:
        begin(HintsRead.ALL)

        when:
        parlour.click('Help')

        then:
        parlour.soon.eventually {
            def list = parlour.seen().find { it instanceof JList }
            def known = library.catalog().hints().values()*.name()
            assert (0..<known.size()).collect { list.model.getElementAt(it).title() } as Set == known as Set
            assert list.model.getElementAt(0).title() == 'A turn'
        }
    }

    def "the strip of a hint looks like words, and only what puts it away looks like a button"() {
        given:
        def strip = made { new HintStrip({}, {}) }

        expect:
        !strip.@said.contentAreaFilled
        !strip.@said.borderPainted
        strip.@read.contentAreaFilled
    }
}
