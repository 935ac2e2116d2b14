package mystics.editor.desktop;

import java.awt.KeyEventDispatcher;
import java.awt.event.KeyEvent;
import java.util.Set;
import javax.swing.text.JTextComponent;

/**
 * Keeps keys that move along or across lines from a text that is not laid out yet, as a field is for a moment that has just been shown: Swing would look where its lines
 * are, find none, and fail. What is written goes into it all the same.
 */
final class LineKeys implements KeyEventDispatcher {
    private static final Set<Integer> KEYS = Set.of(KeyEvent.VK_HOME, KeyEvent.VK_END, KeyEvent.VK_UP, KeyEvent.VK_DOWN, KeyEvent.VK_KP_UP, KeyEvent.VK_KP_DOWN,
            KeyEvent.VK_PAGE_UP, KeyEvent.VK_PAGE_DOWN);

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        return KEYS.contains(event.getKeyCode()) && event.getComponent() instanceof JTextComponent text && (text.getWidth() <= 0 || text.getHeight() <= 0);
    }
}
