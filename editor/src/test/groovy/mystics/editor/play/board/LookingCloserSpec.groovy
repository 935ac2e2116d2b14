package mystics.editor.play.board

import mystics.editor.settings.DiceShow
import mystics.editor.settings.Motion
import mystics.editor.settings.Pace
import mystics.editor.settings.Settings
import mystics.editor.sight.Frame
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import spock.lang.AutoCleanup
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.JScrollPane
import javax.swing.JTextField
import javax.swing.KeyStroke
import javax.swing.SwingUtilities
import java.nio.file.Files
import java.nio.file.Path
import mystics.editor.play.around.GoalLine
import mystics.editor.play.around.HeadlinePane
import mystics.editor.play.around.Tools
import mystics.editor.play.around.LastThrow
import mystics.editor.play.ask.AskPane
import mystics.editor.play.over.CardView
import mystics.editor.play.over.Stage
import mystics.editor.play.Parlour

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.onEvents

/** What a person does in the window besides answering: read cards, hand a hero over, save, report. */
class LookingCloserSpec extends Specification {
    /** The frame that shows the focus stands out of a button. */
    static final int FOCUS = 5
    @Shared Library library = BaseGame.library()
    @TempDir Path home
    @AutoCleanup Parlour parlour

    private List<CardView> cards() {
        parlour.seen().findAll { it instanceof CardView }
    }

    def "a hero's name lays out all its cards, a click on one makes it large, a button puts it away"() {
        given:
        parlour = new Parlour(library, home).begin()
        parlour.untilATurn()

        when:
        parlour.click('Collin')

        then:
        cards().size() > 2
        cards()[0].accessibleContext.accessibleName == 'Collin'
        cards().every { it.accessibleContext.accessibleDescription }

        when:
        def other = cards()[1].accessibleContext.accessibleName
        onEvents { cards()[1].actionMap.get('ENTER').actionPerformed(null) }

        then:
        cards()*.accessibleContext*.accessibleName == [other]

        when:
        parlour.click('Back to the board')

        then:
        cards().empty
    }

    def "what is longer than the board is turned by #key while its button holds the focus"() {
        given:
        parlour = new Parlour(library, home).begin()
        parlour.untilATurn()
        parlour.click('Story')
        def bound = { it.getInputMap(javax.swing.JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).get(KeyStroke.getKeyStroke(key)) }
        def cover = parlour.seen().find { it instanceof Stage }.components.find { it.visible && bound(it) }
        def scroll = parlour.seen().find { it instanceof JScrollPane && SwingUtilities.isDescendingFrom(it, cover) }
        def bar = scroll.verticalScrollBar

        when:
        onEvents {
            bar.setValues(0, 100, 0, 1000)
            cover.actionMap.get(bound(cover)).actionPerformed(null)
        }

        then:
        bar.value > 0

        where:
        key << ['DOWN', 'PAGE_DOWN']
    }

    def "the board alone has the whole window, and + brings it nearer"() {
        given:
        parlour = new Parlour(library, home).begin()
        parlour.untilATurn()
        lay(parlour.pane, 1280, 800)
        def board = parlour.seen().find { it instanceof BoardPane }

        when:
        onEvents { board.parent.actionMap.get('control L').actionPerformed(null) }
        lay(parlour.pane, 1280, 800)
        def usual = board.camera().view().scale()
        def back = parlour.buttons().find { it.text == 'Back to the game (Ctrl L)' }

        then:
        board.insets == new java.awt.Insets(0, 0, 0, 0)

        when:
        onEvents { back.actionMap.get(back.inputMap.get(KeyStroke.getKeyStroke('typed +'))).actionPerformed(null) }

        then:
        board.camera().view().scale() > 1.2 * usual
    }

    def "a card is found by the name the log has for it, figures by their kind"() {
        given:
        def index = new mystics.view.CardIndex(library.catalog())

        expect:
        index.find(name).map { it.name() }.orElse('') == found

        where:
        name            || found
        'Collin'        || 'Collin'
        'Rat Warrior 2' || 'Rat Warriors'
        'Rat Warriors'  || 'Rat Warriors'
        'the moon'      || ''
    }

    def "the program takes over a hero in its turn and gives it back"() {
        given:
        parlour = new Parlour(library, home).begin()
        parlour.untilATurn()
        def hero = parlour.kept().game().question().get().seat().name()

        when:
        parlour.click('Party')
        parlour.course.handOver(hero, new mystics.editor.sight.HeroSheet.Player(mystics.editor.sight.HeroSheet.Side.PROGRAM, ''))

        then:
        parlour.await('the program')
        parlour.kept().company().bots().containsKey(hero)
        parlour.kept().game().question().get().seat().name() != hero

        when:
        parlour.course.handOver(hero, new mystics.editor.sight.HeroSheet.Player(mystics.editor.sight.HeroSheet.Side.PEOPLE, 'Ida'))

        then:
        parlour.await('Ida')
        parlour.kept().company().bots().isEmpty()
        parlour.kept().company().people() == [(hero): 'Ida']
    }

    def "saving asks for a name and says so before it writes over another game"() {
        given:
        parlour = new Parlour(library, home).begin()
        parlour.untilATurn()
        def field = { parlour.seen().find { it instanceof JTextField } as JTextField }

        when:
        parlour.click('Save')
        parlour.await('Save this game')
        onEvents { field().text = 'supper' }
        onEvents { parlour.buttons().findAll { it.text == 'Save' }.last().doClick(0) }

        then:
        parlour.await('Saved as supper')
        Files.isRegularFile(home.resolve('saves/supper.png'))
        def overview = parlour.shelf.entries().find { it.name() == 'supper' }.overview().get()
        overview.round() == 1
        overview.heroes().size() == 4

        when:
        parlour.click('Save')
        parlour.await('Save this game')
        onEvents { field().text = 'supper' }

        then:
        parlour.reads('There is a saved game of this name')
        parlour.buttons()*.text.contains('Replace')
    }

    def "a report holds the game: loading it gives an equal table, and more of the moment lies beside"() {
        given:
        parlour = new Parlour(library, home).begin()
        parlour.untilATurn()

        when:
        parlour.click('Report')
        parlour.await('A report of this moment')
        def file = Files.list(home.resolve('saves/reports')).withCloseable { it.findFirst().get() }
        def loaded = parlour.shelf.load(file.toString())

        then:
        parlour.reads(file.fileName.toString())
        loaded.game() == parlour.kept().game()
        new java.util.zip.ZipFile(file.toFile()).withCloseable { zip -> zip.entries()*.name.toSet() } == ['game.mystics',
                'about.txt', 'window.png'] as Set
    }

    def "dice are #seen on the board, and always told in the headline"() {
        given:
        parlour = new Parlour(library, home, Settings.usual().with(Pace.BRISK).with(how)).begin()

        when:
        parlour.turnPages()
        def milliseconds = -1
        onEvents { milliseconds = parlour.pane.dice(new Frame(parlour.pane.@sight.spread(),
                [new mystics.editor.sight.Throw('Search roll', [4, 6])], [], [])) }

        then:
        milliseconds == looked
        parlour.parts().findAll { it instanceof LastThrow }*.accessibleContext*.accessibleName == ['Search roll: ' +
                'bow (2), sword+shield+star (3)']

        where:
        how               | seen              || looked
        Motion.FULL       | 'seen rolling'    || 500
        Motion.REDUCED    | 'seen lying'      || 250
        DiceShow.HEADLINE | 'not seen at all' || 0
    }

    def "those who listen hear what happens, and who is asked what"() {
        given:
        parlour = new Parlour(library, home).begin()
        parlour.await('Go on')
        def log = parlour.parts().find { it.accessibleContext?.accessibleName == 'What happened' }
        def heard = Collections.synchronizedList([])
        onEvents { log.accessibleContext.addPropertyChangeListener { heard << it.newValue } }

        when:
        parlour.untilATurn()

        then:
        heard.any { "$it".contains('rolls to move') }
        parlour.parts().find { it instanceof AskPane }.accessibleContext.accessibleName.contains('What does')
    }

    def "nothing over the game is cut off at #percent percent of text and #width pixels"() {
        given:
        parlour = new Parlour(library, home).begin()
        parlour.untilATurn()

        when:
        onEvents {
            mystics.editor.settings.Scheme.LIGHT.wear(percent)
            SwingUtilities.updateComponentTreeUI(parlour.pane)
        }
        lay(parlour.pane, width, 1000)
        def parts = [HeadlinePane, Tools].collectMany { kind ->
            parlour.parts().find { kind.isInstance(it) }.components.findAll { it.visible }.toList()
        }

        then:
        parts.every { it.x + it.width <= it.parent.width + FOCUS }

        and: 'the goal alone may stand closer, as its words wrap'
        parts.every { it instanceof GoalLine || it.width >= it.preferredSize.width }

        cleanup:
        onEvents { mystics.editor.settings.Scheme.LIGHT.wear(100) }

        where:
        percent | width
        100     | 1000
        150     | 1280
        200     | 1440
        250     | 1920
    }
}
