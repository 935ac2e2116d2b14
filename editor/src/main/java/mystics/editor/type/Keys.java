package mystics.editor.type;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/**
 * Binds keys to actions. A key is written in the form that {@link KeyStroke#getKeyStroke(String)} reads; its action is stored in the
 * component's action map under that string.
 */
public final class Keys {
    private Keys() {
    }

    /** Binds a key while a component itself has the focus. */
    public static void on(JComponent part, String key, Runnable deed) {
        bind(part, JComponent.WHEN_FOCUSED, key, deed);
    }

    /** Binds a key while a component, or something inside it, has the focus. */
    public static void within(JComponent part, String key, Runnable deed) {
        bind(part, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, key, deed);
    }

    /** Binds a key for the component's whole window, unless the focused component uses the key. */
    public static void anywhere(JComponent part, String key, Runnable deed) {
        bind(part, JComponent.WHEN_IN_FOCUSED_WINDOW, key, deed);
    }

    private static void bind(JComponent part, int when, String key, Runnable deed) {
        part.getInputMap(when).put(KeyStroke.getKeyStroke(key), key);
        part.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                deed.run();
            }
        });
    }
}
