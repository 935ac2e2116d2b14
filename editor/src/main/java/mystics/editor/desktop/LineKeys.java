package mystics.editor.desktop;

import java.awt.KeyEventDispatcher;
import java.awt.event.KeyEvent;
import java.util.Set;
import javax.swing.text.JTextComponent;

/**
 * Ignores keys that move the caret by lines until the text has been laid out. Otherwise, Swing would look for lines, find none and throw an
 * exception. Letters can still be typed.
 */
final class LineKeys implements KeyEventDispatcher {
    private static final Set<Integer> KEYS = Set.of(KeyEvent.VK_HOME, KeyEvent.VK_END, KeyEvent.VK_UP, KeyEvent.VK_DOWN, KeyEvent.VK_KP_UP,
            KeyEvent.VK_KP_DOWN,
            KeyEvent.VK_PAGE_UP, KeyEvent.VK_PAGE_DOWN);

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        return KEYS.contains(event.getKeyCode()) && event.getComponent() instanceof JTextComponent text
                && (text.getWidth() <= 0 || text.getHeight() <= 0);
    }
}
