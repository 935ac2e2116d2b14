package mystics.editor.type;

import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** Does something whenever what stands in a field has changed. */
public final class Typing implements DocumentListener {
    private final Runnable changed;

    private Typing(Runnable changed) {
        this.changed = changed;
    }

    /** Listens to a field from now on. */
    public static void in(JTextComponent field, Runnable changed) {
        field.getDocument().addDocumentListener(new Typing(changed));
    }

    @Override
    public void insertUpdate(DocumentEvent event) {
        changed.run();
    }

    @Override
    public void removeUpdate(DocumentEvent event) {
        changed.run();
    }

    @Override
    public void changedUpdate(DocumentEvent event) {
        changed.run();
    }
}
