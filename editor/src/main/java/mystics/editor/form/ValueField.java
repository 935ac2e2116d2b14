package mystics.editor.form;

import javax.swing.JComponent;

/** A field of a form on the screen. */
interface ValueField {
    /** The component that is added to the form. */
    JComponent component();

    /** Shows the current value, and returns whether that was possible. If the field cannot show the value, the form makes a new field. */
    boolean show();
}
