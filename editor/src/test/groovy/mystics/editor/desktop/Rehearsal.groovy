package mystics.editor.desktop

import mystics.editor.Main

import javax.swing.AbstractButton
import java.awt.event.KeyEvent
import javax.swing.JEditorPane
import javax.swing.JScrollBar
import java.awt.Robot
import java.awt.Window
import java.nio.file.Path

/**
 * The program, and somebody who plays it from home: a new game, the table set as it is suggested, so many rounds, a
 * saved game; then home, and leaves.
 * Whatever hand plays, it makes the same choices. A program of its own, for a screen of its own.
 */
class Rehearsal {
    static final int GIVEN_UP = 3
    static final String SAVED = 'supper'
    /** Said alone, it only tries whether this Java can use a display. */
    static final String TRY = 'try'
    private final Hand hand
    private final int rounds
    private final Set<String> moved = []
    private Object asked

    private Rehearsal(Hand hand, int rounds) {
        this.hand = hand
        this.rounds = rounds
    }

    /** The hand, the folder of the user, the number of the dice, how many rounds, and where a picture goes when it fails. */
    static void main(String[] args) {
        if (args.toList() == [TRY]) {
            new Robot()
            System.exit(0)
        }
        def (hand, home, seed, rounds, picture) = args
        Thread.startDaemon { Main.main('--home', home, 'play') }
        try {
            new Rehearsal(Hand.of(hand), rounds as int).play(seed)
        } catch (Throwable failed) {
            Screen.picture(new Robot(), Path.of(picture))
            failed.printStackTrace()
            Runtime.runtime.halt(GIVEN_UP)
        }
    }

    private void play(String seed) {
        Screen.await('the sign of the program on its window') { Window.windows*.iconImages.flatten()*.getWidth(null)
                .containsAll([16, 32, 48, 256]) }
        hand.press(Screen.await('a way to begin') { Screen.button('New game') })
        hand.press(Screen.await('the switch of the campaign') { Screen.button('A campaign: the mice keep what they earn') })
        hand.press(Screen.await('what most tables never change') { Screen.button('More house rules') })
        hand.write(Screen.await('the field of the seed') { Screen.named('Seed of dice and cards') }, seed)
        hand.press(Screen.await('the table to be set') { Screen.button('Begin') })
        while (Screen.read { Screen.round() } <= rounds) {
            step()
        }
        save()
        hand.use('Home', KeyEvent.VK_F10)
        hand.press(Screen.await('the way out') { Screen.button('Leave') })
    }

    private void save() {
        hand.use('Save', KeyEvent.VK_CONTROL, KeyEvent.VK_S)
        hand.write(Screen.await('the field of the name') { Screen.named('Name of the saved game') }, SAVED)
        hand.press(Screen.await('the button that saves') { Screen.inside(Screen.part('SavePane'))
                .find { it instanceof AbstractButton && it.text == 'Save' } })
        Screen.await('word of it') { Screen.parts().find { it instanceof JEditorPane && it.text.contains(SAVED) } }
    }

    /** Turns a page of the story, or answers. */
    private void step() {
        def page = Screen.await('something to do') { Screen.onward() ?: asks() }
        if (page != true) {
            println 'A page is turned'
            def before = Screen.read { turned() }
            hand.press(page)
            Screen.await('the page to be turned') { !page.showing || page.text != Screen.onward()?.text || turned() != before }
        } else {
            hand.hurry()
            asked = Screen.read { question() }
            answer()
            Screen.await('what comes of it') { Screen.onward() || !question().is(asked) && asks() }
        }
    }

    /** The texts on the board, and how far down they are read. */
    private static List turned() {
        def laid = Screen.inside(Screen.part('Stage'))
        laid.findAll { it instanceof JEditorPane } + laid.findAll { it instanceof JScrollBar }*.value
    }

    /** A question is another one when it is written anew. */
    static Object question() {
        def list = Screen.part('AskPane')?.@list
        list?.componentCount ? list.getComponent(0) : null
    }

    /** While things happen there is nothing to choose beside the board. */
    private static boolean asks() {
        Screen.picks()
    }

    /** Walks once in a turn, then fights if there is somebody to fight, then ends the turn. */
    private void answer() {
        def (lit, picks, turn) = Screen.read { [Screen.lit(), Screen.picks(),
                "${Screen.round()} ${Screen.part('AskPane').accessibleContext.accessibleName}" as String] }
        println "$turn: ${picks.keySet()}"
        def ends = picks.keySet().find { it == 'end' }
        def fights = picks.keySet().find { it.startsWith('battle:') }
        if (ends && lit && moved.add(turn)) {
            hand.go(lit.first())
        } else {
            hand.choose(picks[fights ?: ends ?: picks.keySet().first()])
        }
    }
}
