package mystics.editor.play

import mystics.choice.Sentence
import mystics.editor.album.OffScreen
import mystics.editor.art.Theme
import mystics.editor.board.BoardStyle
import mystics.editor.board.Highlights
import mystics.editor.settings.DiceShow
import mystics.editor.settings.Scheme
import mystics.editor.sight.Spread
import mystics.editor.sight.Throw
import mystics.editor.sight.TrackCardPicture
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.play.Company
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.JPanel
import javax.swing.SwingUtilities
import java.awt.Component
import java.awt.Rectangle
import java.awt.event.MouseEvent
import java.nio.file.Path
import mystics.editor.play.around.GoalLine
import mystics.editor.play.around.HandPane
import mystics.editor.play.around.HeadlinePane
import mystics.editor.play.around.LastThrow
import mystics.editor.play.around.LogPane
import mystics.editor.play.around.MessageLine
import mystics.editor.play.around.PartyPane
import mystics.editor.play.around.SaidPane
import mystics.editor.play.around.Tools
import mystics.editor.play.around.TurnStrip
import mystics.editor.play.ask.AskPane
import mystics.editor.play.board.BoardPane
import mystics.editor.play.over.LaidPaper
import mystics.editor.play.over.Stage

import static mystics.editor.album.OffScreen.onEvents

/** The panels over the board, and how much of the window they leave to it. */
class OverBoardSpec extends Specification {
    @Shared Library library = BaseGame.library()
    @TempDir Path home
    Parlour parlour

    def setup() {
        parlour = new Parlour(library, home).begin()
        parlour.untilATurn()
    }

    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
        parlour.close()
    }

    private void lay(int percent, int width = 1280, int height = 800) {
        onEvents {
            Scheme.LIGHT.wear(percent)
            SwingUtilities.updateComponentTreeUI(parlour.pane)
        }
        OffScreen.lay(parlour.pane, width, height)
    }

    private void layAgain() {
        OffScreen.lay(parlour.pane)
    }

    private part(Class kind) {
        parlour.seen().find { kind.isInstance(it) }
    }

    def "at #percent percent of text the clock and the buttons over the board are in the window, and do not lie on each other"() {
        when:
        lay(percent)
        def clock = part(HeadlinePane)
        def tools = part(Tools)

        then:
        (parlour.parts(clock) + parlour.parts(tools)).findAll { it.width > 0 }.every { inside(it) }
        !place(clock).intersects(place(tools))

        where:
        percent << [100, 150, 200, 250]
    }

    def "dice of the headline keep their place, however many they are"() {
        given:
        lay(100)
        def clock = part(HeadlinePane)
        def style = BoardStyle.of(parlour.table.catalog(), Theme.LIGHT)
        onEvents { clock.thrown([new Throw('A roll', [1])], style, DiceShow.HEADLINE) }
        layAgain()
        def height = clock.height

        when:
        onEvents { clock.thrown([new Throw('A roll whose name is as long as only a German word can be', [1, 2, 3, 4, 5, 6] * 2)], style,
                DiceShow.HEADLINE) }
        layAgain()

        then:
        clock.height == height
        part(LastThrow).components.count { it.width > 0 } >= 2
    }

    /** Leaves no news beside or over the board. */
    private void quiet() {
        onEvents {
            part(SaidPane).forget()
            part(SaidPane).clear()
        }
        layAgain()
    }

    private Rectangle place(Component part) {
        SwingUtilities.convertRectangle(part.parent, part.bounds, parlour.pane)
    }

    private boolean inside(Component part) {
        place(part).x >= 0 && place(part).x + place(part).width <= parlour.pane.width
    }

    def "the board has all of the window, and panels at rest leave it #least of #width by #height with text of #percent percent"() {
        when: 'a film runs: the question rests, there is no message, and no hero shows its cards'
        lay(percent, width, height)
        onEvents {
            part(AskPane).running { }
            part(HandPane).show(Optional.empty())
            part(SaidPane).forget()
            part(SaidPane).clear()
        }
        layAgain()

        then:
        part(BoardPane).size == parlour.pane.size
        covered() > 0.05 * width * height
        covered() <= (1 - least) * width * height

        where:
        width | height | percent || least
        1280  | 800    | 100     || 0.85
        1920  | 1080   | 125     || 0.85
        2560  | 1440   | 175     || 0.85
        1280  | 800    | 150     || 0.66
    }

    /** The pixels of all panels over the board. */
    private int covered() {
        int all = 0
        for (Component one : part(BoardPane).parent.components) {
            if (one.visible && !(one instanceof BoardPane)) all += one.width * one.height
        }
        all
    }

    def "the room that is played lies between the panels"() {
        when: 'there is no news, which would take its place from the board'
        lay(percent)
        quiet()
        def board = part(BoardPane)
        def room = SwingUtilities.calculateInnerArea(board, new Rectangle())

        then:
        [HeadlinePane, Tools, TurnStrip, AskPane].every { !place(part(it)).intersects(room) }
        Math.min(room.width, room.height) > 1280 * share

        where:
        percent | share
        100     | 0.61
        150     | 0.42
        200     | 0.53
        250     | 0.53
    }

    def "with large letters the question begins below the buttons, beside the clock and not under it (#percent %)"() {
        when:
        lay(percent)

        then:
        place(part(AskPane)).y > place(part(Tools)).maxY
        !place(part(AskPane)).intersects(place(part(HeadlinePane)))

        where:
        percent << [200, 250]
    }

    def "with large letters the buttons of the drawers are in the menu, because the board has their room"() {
        when:
        lay(250)

        then:
        !parlour.buttons().any { it.text in ['Party', 'Log'] }
        part(Tools).menu().components.take(3)*.text == ['Help (F1)', 'Party (F4)', 'Log (F6)']

        when:
        lay(100)

        then:
        parlour.buttons()*.text.containsAll(['Party', 'Log'])
        !part(Tools).menu().components*.text.contains('Party (F4)')
    }

    def "beside portraits with names the room has all of the height of the window, at #width by #height"() {
        when:
        lay(percent, width, height)
        def board = part(BoardPane)

        then:
        SwingUtilities.calculateInnerArea(board, new Rectangle()).height == height

        where:
        width | height | percent
        1280  | 800    | 100
        1920  | 1080   | 125
        2560  | 1440   | 175
    }

    def "with large letters portraits become smaller before one of them is cut, at #width by #height"() {
        when:
        lay(percent, width, height)
        layAgain()
        def strip = part(TurnStrip)

        then:
        strip.components.size() > 3
        strip.preferredSize.height <= part(TurnStrip).parent.height

        where:
        width | height | percent
        1280  | 800    | 200
        1920  | 1080   | 250
        1280  | 700    | 175
        1280  | 800    | 250
    }

    def "with the largest letters six entries of the strip are seen without scrolling, because the names make way"() {
        given:
        def known = parlour.pane.shown().get().game().lookNow { Spread.of(it, Company.people(7)) }
        def strip = part(TurnStrip)
        onEvents { strip.show(known.track() + known.track().findAll { it.side() == TrackCardPicture.Side.MINION }, known.party()) }

        when:
        lay(250)
        layAgain()

        then:
        strip.components.size() == 6
        strip.preferredSize.height <= strip.parent.height
    }

    def "over the board the result of a blow makes way for the board when its film is over, and other messages do not hide the room"() {
        given:
        lay(200)
        def said = part(SaidPane)
        quiet()
        def board = part(BoardPane)
        def before = SwingUtilities.calculateInnerArea(board, new Rectangle())

        when:
        onEvents { said.say(Sentence.of('There is no way from here to there, because a wall stands between the two spaces.')) }
        layAgain()

        then:
        said.lasting
        parlour.seen(said).find { it instanceof MessageLine }.height > 28
        !place(said).intersects(SwingUtilities.calculateInnerArea(board, new Rectangle()))

        when:
        onEvents { said.clear() }
        layAgain()

        then:
        !said.lasting
        SwingUtilities.calculateInnerArea(board, new Rectangle()) == before
        !parlour.seen(said).any { it instanceof MessageLine }
    }

    def "over the board what the mice gained stays in a few words beside the portraits, and goes when the mouse points at it"() {
        given:
        lay(250)
        def said = part(SaidPane)
        def line = parlour.seen(said).find { it instanceof MessageLine }

        expect: 'a gain at the beginning of the chapter'
        said.report
        !said.lasting
        place(line).x > place(part(TurnStrip)).x + 10
        !place(line).intersects(place(part(AskPane)))
        place(line).maxY <= 800

        when:
        onEvents { line.mouseListeners*.mouseEntered(new MouseEvent(line, MouseEvent.MOUSE_ENTERED, 0, 0, 1, 1, 0, false)) }
        layAgain()

        then:
        !said.report
        !parlour.seen(said).any { it instanceof MessageLine }
    }

    def "F4 and F6 open a drawer over the game, the other one closes it, and Escape closes both"() {
        given:
        lay(200)

        expect:
        !part(PartyPane) && !part(LogPane)

        when:
        press('F4')

        then:
        part(PartyPane) && !part(LogPane)

        when:
        press('F6')

        then:
        part(LogPane) && !part(PartyPane)

        when:
        onEvents { parlour.pane.actionMap.get('ESCAPE').actionPerformed(null) }
        layAgain()

        then:
        !part(PartyPane) && !part(LogPane)
        part(AskPane)
    }

    def "a sheet over the board closes the drawer, which would hide a part of it"() {
        given:
        lay(100)
        press('F6')

        expect:
        part(LogPane)

        when:
        onEvents { part(Stage).lay(new JPanel(), LaidPaper.NOTE) }
        layAgain()

        then:
        !part(LogPane)
        part(Stage).covered
    }

    def "a page of the story gives way to a drawer, #key, and comes back after it: the drawer never covers the page"() {
        given:
        lay(100)
        def turned = 0
        onEvents { part(Stage).page(new javax.swing.JLabel('Once upon a time'), LaidPaper.PAGE, 'Go on', { turned++ }) }
        layAgain()

        when:
        press(key)

        then: 'only one of the two is to be seen, and no key chooses behind the page'
        part(drawer)
        !parlour.reads('Once upon a time')
        part(Stage).covered

        when:
        onEvents { parlour.pane.actionMap.get('ESCAPE').actionPerformed(null) }
        layAgain()

        then:
        !part(drawer)
        parlour.reads('Once upon a time')
        turned == 0

        when:
        onEvents { parlour.pane.actionMap.get('ESCAPE').actionPerformed(null) }
        layAgain()

        then:
        turned == 1
        !part(Stage).covered

        where:
        key  | drawer
        'F4' | PartyPane
        'F6' | LogPane
    }

    def "any other sheet is put away for a drawer, and a page below it waits"() {
        given:
        lay(100)
        onEvents {
            part(Stage).page(new javax.swing.JLabel('Once upon a time'), LaidPaper.PAGE, 'Go on', { })
            part(Stage).lay(new javax.swing.JLabel('A card'), LaidPaper.NOTE)
        }
        layAgain()

        when:
        press('F4')

        then:
        part(PartyPane)
        !parlour.reads('A card')

        when:
        press('F4')

        then:
        parlour.reads('Once upon a time')
        !parlour.reads('A card')
    }

    def "how far a goal has come stays on the line of its last word"() {
        expect:
        GoalLine.together('Goal 2 of 3: Open it. (0 of 2)') == 'Goal 2 of 3: Open it. (0\u00a0of\u00a02)'
        GoalLine.together('Goal 1 of 3: Come in (soon), all.') == 'Goal 1 of 3: Come in (soon), all.'
    }

    private void press(String key) {
        onEvents { part(BoardDrawers).actionMap.get(key).actionPerformed(null) }
        layAgain()
    }

    def "while the key for moving is held every space in reach has its cost, and then only the one that is pointed at"() {
        given:
        lay(100)
        def board = part(BoardPane)

        when:
        onEvents { board.actionMap.get('pressed M').actionPerformed(null) }

        then:
        board.@prices == Highlights.Prices.NAMED

        when:
        onEvents { board.actionMap.get('released M').actionPerformed(null) }

        then:
        parlour.soon.eventually { assert board.@prices == Highlights.Prices.AIMED }
    }

    def "what is read over the board has all of the window"() {
        when:
        lay(250)
        onEvents { part(Stage).lay(new javax.swing.JLabel('A page'), LaidPaper.PAPER) }
        layAgain()

        then:
        part(Stage).width == 1280

        when:
        onEvents { part(Stage).putAway() }
        layAgain()

        then:
        part(AskPane)
    }
}
