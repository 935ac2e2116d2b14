package mystics.editor.type;

import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;

/** Something that is drawn and has words for those who listen: a bare component is not spoken of. */
public abstract class Spoken extends JComponent {
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() { };
        }
        return accessibleContext;
    }
}
