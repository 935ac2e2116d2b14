package mystics.editor.play

import mystics.home.HintsRead
import java.awt.Component
import java.awt.Container
import java.nio.file.Path
import javax.swing.AbstractButton
import javax.swing.SwingUtilities
import mystics.bot.SuggestedParty
import mystics.content.Setup
import mystics.editor.album.OffScreen
import mystics.editor.settings.Pace
import mystics.editor.settings.Scheme
import mystics.editor.play.around.Tools
import mystics.editor.settings.Settings
import mystics.editor.sight.Course
import mystics.editor.sight.Watch
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.home.HomeFolder
import mystics.home.Shelf
import mystics.mod.load.Library
import mystics.play.Company
import mystics.play.Inspector
import mystics.play.Session
import mystics.play.Setting
import mystics.play.State
import spock.util.concurrent.PollingConditions


import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** A game in the window's panes without a display, and what a person does there. */
class Parlour implements AutoCloseable {
    final PlayPane pane
    final Course course
    final Watch watch = new Watch()
    final Shelf shelf
    final GameTable table
    final soon = new PollingConditions(timeout: 30)
    /** Steps of the game that were done where only the window has to do something: none. */
    final onEventThread = Collections.synchronizedList([])
    boolean left

    Parlour(Library library, Path home, Settings settings = Settings.usual().with(Pace.AT_ONCE).with(HintsRead.ALL)) {
        def watch = this.watch
        table = new GameTable(library, new Inspector() {
            @Override
            void finished(Setting setting, State before, State after) {
                if (SwingUtilities.eventDispatchThread) {
                    onEventThread << after
                }
                watch.finished(setting, before, after)
            }

            @Override
            boolean holdsPrograms() { watch.holdsPrograms() }
        })
        shelf = table.shelf(new HomeFolder(home))
        pane = made {
            Scheme.LIGHT.wear(100)
            new PlayPane({ settings }, { left = true }, { it.run() })
        }
        course = new Course(shelf, watch, pane)
        pane.play(course)
    }

    /** Begins the first chapter with its usual party. */
    Parlour begin(Company company = Company.people(7)) {
        course.begin { first(company) }
        this
    }

    Session first(Company company) {
        def chapter = table.catalog().firstToPlay()
        def party = SuggestedParty.of(table.catalog(), chapter).collect { new Setup.Member(it, '') }
        table.begin(new GameAgreement(new Setup(chapter.id(), party, [] as Set), company))
    }

    List<Component> parts(Component of = pane) {
        OffScreen.parts(of)
    }

    /** What can be seen: parts of which nothing above is hidden. */
    List<Component> seen(Component of = pane) {
        of.visible ? [of] + (of instanceof Container ? of.components.toList().collectMany { seen(it) } : []) : []
    }

    List<AbstractButton> buttons() {
        seen().findAll { it instanceof AbstractButton }
    }

    /** Clicks on a button that can be seen, or else chooses it from the menu of the tools. */
    void click(String text) {
        onEvents { (buttons().find { it.text == text } ?: parts(parts().find { it instanceof Tools }).find {
            it instanceof AbstractButton && it.text == text }).doClick(0) }
    }

    boolean reads(String words) {
        seen().any { it.hasProperty('text') && "$it.text".replaceAll('\\s+', ' ').contains(words) }
    }

    /** The game on the disk, once all that happened so far is there. */
    Session kept() {
        course.@keeper.settle()
        shelf.load(Shelf.AUTOSAVE)
    }

    /** Waits until words are to be read. */
    void await(String words) {
        soon.eventually { assert reads(words) }
    }

    /** Turns the pages of the story until something else is to be read. */
    void turnPages(String words = 'Where does the next') {
        soon.eventually {
            if (buttons()*.text.contains('Go on')) click('Go on')
            assert reads(words)
        }
    }

    /** Answers with the last thing offered until a hero can move. */
    void untilATurn() {
        turnPages()
        soon.eventually {
            onEvents {
                if (!reads('click inside the outline')) {
                    buttons().findAll { it.enabled && it.getClientProperty(mystics.editor.sight.Pick) != null }.takeRight(1)*.doClick(0)
                }
            }
            assert reads('click inside the outline')
        }
    }

    @Override
    void close() {
        course.close()
        assert onEventThread.empty
    }
}
