package mystics.editor.type;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/**
 * Binds keys to actions. A key is written as {@link KeyStroke#getKeyStroke(String)} reads it; its action is stored in the component's
 * action map under that name.
 */
public final class Keys {
    private Keys() {
    }

    /** While a part has the focus itself. */
    public static void on(JComponent part, String key, Runnable deed) {
        bind(part, JComponent.WHEN_FOCUSED, key, deed);
    }

    /** While a part, or something in it, has the focus. */
    public static void within(JComponent part, String key, Runnable deed) {
        bind(part, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, key, deed);
    }

    /** Wherever the focus is in the window a part is in, unless the key means something there. */
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
