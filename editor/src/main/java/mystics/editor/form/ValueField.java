package mystics.editor.form;

import javax.swing.JComponent;

/** A field of a form on the screen. */
interface ValueField {
    /** What is added to the form. */
    JComponent component();

    /**
     * Shows the present value. Returns whether it could; if not, the form is made anew.
     */
    boolean show();
}
