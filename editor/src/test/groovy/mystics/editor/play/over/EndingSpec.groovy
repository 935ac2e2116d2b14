package mystics.editor.play.over

import java.nio.file.Path
import mystics.bot.SensiblePlayer
import mystics.choice.Answer
import mystics.content.Setup
import mystics.editor.art.Theme
import mystics.editor.board.BoardStyle
import mystics.editor.play.AfterChapter
import mystics.editor.play.Parlour
import mystics.editor.play.SingleSteps
import mystics.editor.settings.Scheme
import mystics.editor.sight.Sight
import mystics.editor.type.BookFace
import mystics.editor.type.MainButton
import mystics.editor.type.Prose
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.home.Shelf
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.play.Company
import mystics.play.Session
import mystics.play.UndoPolicy
import mystics.table.Outcome
import spock.lang.AutoCleanup
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.JScrollPane
import javax.swing.JToggleButton
import javax.swing.SwingUtilities

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** How a chapter that is over stands in the window, and what can be done from there. */
class EndingSpec extends Specification {
    @Shared Library library = BaseGame.library()
    @TempDir Path home
    @AutoCleanup Parlour parlour

    def setup() {
        parlour = new Parlour(library, home)
    }

    /** The lesson, won by a sensible player. */
    private Session won() {
        def session = new GameTable(library).begin(GameAgreement.lesson(library.catalog(), 1))
        def player = SensiblePlayer.of(session.game().setting().box())
        while (session.game().question().present) {
            def question = session.game().question().get()
            session = session.answer(new Answer(question.options()[session.game().lookNow { player.choose(question, it) }].key()))
        }
        session
    }

    private boolean told() {
        parlour.seen().any { it instanceof EndingPane }
    }

    private void over() {
        new LostChapter(parlour).play()
    }

    def "the buttons of the last page stand below it and do not scroll with it, so that the way on is always in sight"() {
        given:
        onEvents { parlour.pane.over([new AfterChapter('On with it', { })]) }

        when:
        over()
        def ways = parlour.seen().find { it instanceof SheetFoot }

        then:
        ways.components*.text == ['On with it', 'Back to the board']
        SwingUtilities.getAncestorOfClass(JScrollPane, ways) == null
        ways.components[0] instanceof MainButton
    }

    def "a chapter that was only read has no board to go back to"() {
        given:
        def party = ['collin', 'filch', 'maginos', 'nez', 'tilda'].collect { new Setup.Member(it, '') }
        def session = new GameTable(library).begin(new GameAgreement(new Setup('the-small-door', party, [] as Set), Company.people(7)))
        while (session.game().question().present) {
            session = session.answer(new Answer(session.game().question().get().options()[0].key()))
        }

        expect:
        made { new EndingPane(Sight.of(session), BoardStyle.of(library.catalog(), Theme.DARK), [:]) }.back() == 'Close this page'
        made { new EndingPane(Sight.of(won()), BoardStyle.of(library.catalog(), Theme.DARK), [:]) }.back() == 'Back to the board'
    }

    def "what happened is told in the words of the story; the numbers are there for those who ask for them"() {
        given:
        over()
        def page = parlour.seen().find { it instanceof EndingPane }
        def seen = { parts(page).findAll { it instanceof Prose && it.parent.visible }*.text }
        def fold = parlour.seen().find { it instanceof JToggleButton && it.text == 'The numbers of this game' }

        expect:
        !seen().any { it.contains('decisions') || it.contains('minions defeated') }
        seen().any { it.contains('goals were reached') }

        when:
        onEvents { fold.doClick(0) }

        then:
        seen().any { it.contains('decisions') }
        seen().any { it.contains('The seed of this game was 7.') }
    }

    def "the end is retold in two sentences of narration, never in the middle of what somebody says"() {
        expect:
        Epilogue.first(passage) == told

        where:
        passage                                                   || told
        'They fell in a heap. The night closed behind them. More.' || 'They fell in a heap. The night closed behind them.'
        "${'It was long. ' * 9}"                                  || 'It was long. It was long.'
        'Crow: Toll. Pay.'                                        || ''
        '[Pay 1 cheese.]'                                         || ''
    }

    def "a chapter that is won names the next one of the book, with its line"() {
        given:
        def game = won()
        def next = library.catalog().following(game.game().setting().box().chapter()).get()

        expect:
        Epilogue.of(Sight.of(game))*.toString().last() == "Next: ${next.name()}. ${next.intro().strip()}"
    }

    def "the picture is large and comes first, and the mice follow it and the treasures, in type of #percent percent"() {
        given:
        def sight = Sight.of(won())
        def pane = made {
            Scheme.DARK.wear(percent)
            new EndingPane(sight, BoardStyle.of(library.catalog(), Theme.DARK), [:])
        }

        when:
        lay(pane, width, 1400)
        def picture = parts(pane).find { it instanceof Plate }
        def place = SwingUtilities.convertRectangle(picture.parent, picture.bounds, pane)
        def party = parts(pane).find { it instanceof FeatPlate || it instanceof Awards }.parent

        then:
        place.x <= 2 && place.y <= 2
        place.width >= share * width
        party.y <= most

        and: 'what happened stands beside the picture, what comes next only where letters are small; both in the letters of the story'
        def told = parts(pane).find { it instanceof Prose && it.words() == Epilogue.of(sight).first().toString() }
        SwingUtilities.convertPoint(told, 0, 0, pane).x > place.maxX
        def next = parts(pane).find { it instanceof Prose && it.text.startsWith('Next: ') }
        (SwingUtilities.convertPoint(next, 0, 0, pane).x > place.maxX) == (percent == 100)
        next.font.family == BookFace.SERIF

        cleanup:
        onEvents { Scheme.LIGHT.wear(100) }

        where:
        percent | width || share | most
        100     | 1090  || 0.45  | 400
        250     | 1150  || 0.35  | 1000
    }

    def "the last page shows the picture of the last page of the story that had one"() {
        when:
        over()

        then:
        parlour.seen().any { it instanceof ClosingPicture }
    }

    def "a lost chapter outside a campaign can be tried again, and the way to try it again comes first"() {
        given:
        onEvents { parlour.pane.over(new SingleSteps(library.catalog(), { }, { }, { }, { }).buttons()) }

        when:
        over()
        def row = parlour.seen().find { it instanceof SheetFoot }

        then:
        row.components*.text == ['Change the party and try again', 'Play again with the same mice', 'Home', 'Back to the board']
    }

    def "the chapter can be played again by the same party, with other dice and cards; the file says it is over"() {
        given:
        def chosen = []
        onEvents { parlour.pane.over([new AfterChapter('Play again with the same mice', { chosen << GameAgreement.again(it, 8) }),
                new AfterChapter('Home', { })]) }
        over()

        when:
        parlour.click('Play again with the same mice')
        def again = chosen[0]

        then:
        again.setup() == parlour.first(Company.people(7)).game().setting().box().setup()
        [again.company().rolls(), again.company().draws()]*.get() == [8L, 8L]
        again.company().undo() == UndoPolicy.FREELY
        parlour.shelf.entries().find { it.name() == Shelf.AUTOSAVE }.overview().get().outcome() == Outcome.LOST_TIME
    }

    def "the last page goes with the answer that is taken back, and comes with it again"() {
        given:
        over()

        when:
        parlour.course.undo()

        then:
        parlour.soon.eventually { assert !told() && !parlour.reads('The chapter is lost') }

        when:
        parlour.course.redo()

        then:
        parlour.soon.eventually {
            if (parlour.buttons()*.text.contains('Go on')) parlour.click('Go on')
            assert told()
        }
    }
}
