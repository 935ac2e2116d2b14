package mystics.editor.type;

import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** Runs an action whenever the text of a field changes. */
public final class Typing implements DocumentListener {
    private final Runnable changed;

    private Typing(Runnable changed) {
        this.changed = changed;
    }

    /** Listens to a field. */
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
