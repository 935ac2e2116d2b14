package mystics.editor.play.ask;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.Set;

/** Notices that a person has turned from a choice to something else: another key, or another place of the window. */
final class Elsewhere {
    /** Keys that only change the meaning of other keys. */
    private static final Set<Integer> WITH_OTHERS = Set.of(KeyEvent.VK_SHIFT, KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_META,
            KeyEvent.VK_ALT_GRAPH, KeyEvent.VK_CAPS_LOCK);

    private Elsewhere() {
    }

    /** Calls a function each time a person turns from a choice to something else. */
    static void of(PickButton choice, Runnable then) {
        choice.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                then.run();
            }
        });
        choice.addKeyListener(new KeyAdapter() {
            @Override
            public void keyPressed(KeyEvent event) {
                String key = KeyEvent.getKeyText(event.getKeyCode());
                if (!key.equalsIgnoreCase(choice.getName()) && !WITH_OTHERS.contains(event.getKeyCode())) then.run();
            }
        });
    }
}
