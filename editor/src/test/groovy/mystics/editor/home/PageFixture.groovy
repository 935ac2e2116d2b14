package mystics.editor.home

import mystics.bot.SensiblePlayer
import mystics.choice.Answer
import mystics.editor.settings.Scheme
import mystics.home.GameAgreement
import mystics.home.GameTable
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.play.Session
import spock.lang.Shared
import spock.lang.Specification

import javax.swing.AbstractButton
import javax.swing.JComponent
import javax.swing.JEditorPane

import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** A page of the window beside the game, without a display: who tries one reads what stands on it, clicks, and notes what is done. */
abstract class PageFixture extends Specification {
    @Shared Library library = BaseGame.library()
    def done = []

    def setup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    /** The lesson, played to its end by a sensible player. */
    protected Session over() {
        def session = new GameTable(library).begin(GameAgreement.lesson(library.catalog(), 1))
        def player = SensiblePlayer.of(session.game().setting().box())
        while (session.game().question().present) {
            def question = session.game().question().get()
            session = session.answer(new Answer(question.options()[session.game().lookNow { player.choose(question, it) }].key()))
        }
        session
    }

    protected static void click(JComponent page, String text) {
        onEvents { parts(page).findAll { it instanceof AbstractButton }.find { it.text == text }.doClick(0) }
    }

    protected static String words(JComponent page) {
        parts(page).findAll { it.hasProperty('text') && !(it instanceof JEditorPane) }*.text.join('\n') +
                parts(page).findAll { it instanceof JEditorPane }.collect { it.document.getText(0, it.document.length) }.join('\n')
    }
}
