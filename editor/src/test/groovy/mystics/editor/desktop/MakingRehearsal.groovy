package mystics.editor.desktop

import mystics.editor.Main
import mystics.editor.bench.StoriesHand

import javax.swing.JComboBox
import javax.swing.JTextField
import java.awt.Component
import java.nio.file.Files
import java.nio.file.Path

/** Story 1 from its beginning, by keys alone: from the home page to a mod, a room with two sides, and a game in it. */
class MakingRehearsal {
    static final int MOST_TABS = 60
    private final hand = new StoriesHand()
    private final Path home

    private MakingRehearsal(Path home) {
        this.home = home
    }

    /** The folder of the user, and where a picture goes. */
    static void main(String[] args) {
        def rehearsal = new MakingRehearsal(Path.of(args[0]))
        Thread.startDaemon { Main.main('--home', args[0], 'play') }
        try {
            rehearsal.make()
            rehearsal.draw()
            rehearsal.otherSide()
            rehearsal.play()
            println "gestures: ${rehearsal.hand.gestures}"
            Screen.picture(rehearsal.hand.robot, Path.of(args[1]))
            Runtime.runtime.halt(0)
        } catch (Throwable failed) {
            Screen.picture(rehearsal.hand.robot, Path.of(args[1]))
            failed.printStackTrace()
            println "after ${rehearsal.hand.gestures} gestures the keys are with ${StoriesHand.focus()}"
            Runtime.runtime.halt(3)
        }
    }

    private void make() {
        press('Make something')
        reach('the name of the mod') { Screen.named('Name of the mod') }
        hand.type('mill')
        hand.key('TAB')
        hand.type('ada')
        hand.key('ENTER')
        press('A room')
        hand.type('loft')
        hand.key('ENTER')
        room()
    }

    private void press(String words) {
        reach(words) { Screen.button(words) }
        hand.key('SPACE')
    }

    /** Tab after Tab, until something has the keys. */
    private void reach(String what, Closure<Component> which) {
        Screen.await(what) { which()?.showing && StoriesHand.focus() }
        for (int i = 0; !Screen.read { StoriesHand.focus().is(which()) }; i++) {
            assert i < MOST_TABS: "no Tab leads to $what"
            hand.key('TAB')
        }
    }

    private static void room() {
        Screen.await('the room to have the keys') { StoriesHand.focus()?.class?.simpleName == 'RoomCanvas' }
    }

    private void keys(String... chords) { chords.each { hand.key(it) } }

    private void draw() {
        keys('ctrl A', 'DELETE')
        keys('B', 'LEFT'); 3.times { keys('LEFT', 'UP') }; keys('SPACE', *(['shift RIGHT'] * 2), *(['shift DOWN'] * 2), 'SPACE')
        keys('C', 'ENTER')
        keys('W', *(['shift UP'] * 4), 'SPACE', *(['shift LEFT'] * 3), 'SPACE')
        keys('Y', *(['shift DOWN'] * 2), 'SPACE', *(['shift RIGHT'] * 2), 'SPACE')
        keys('X', *(['shift RIGHT'] * 7), 'SPACE', 'SPACE')
        keys('M')
        entries()
        keys(*(['shift LEFT'] * 2))
        4.times { keys('SPACE', 'SPACE', 'shift LEFT') }
        keys('L', 'V')
    }

    /** The mark for entries is the first one in the bar above the room. */
    private static void entries() {
        Screen.await('the mark for entries') {
            Screen.parts().any {
                it instanceof JComboBox && it.accessibleContext.accessibleName == 'Mark' && "${it.selectedItem}" == 'entry'
            }
        }
    }

    private void otherSide() {
        keys('ctrl P')
        hand.type('below')
        hand.key('ENTER')
        Screen.await('the other side') { Screen.parts().any { it instanceof JTextField && it.text == 'loft (below)' } }
        room()
        keys('shift O', 'shift H', 'ctrl S')
        def file = home.resolve('mods/mill/tiles/loft-below.yaml')
        Screen.await('the mod to be saved') { Files.exists(file) && Files.readString(file).contains('black:') }
    }

    private void play() {
        hand.key('F5')
        Screen.await('figures and a question') { Screen.part('BoardPane')?.@board?.figures()?.size() == 5 && Screen.picks() }
    }
}
