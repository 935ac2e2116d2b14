package mystics.editor.type;

import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;

/** A painted component with a text for screen readers, which would ignore the component without it. */
public abstract class Spoken extends JComponent {
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {};
        }
        return accessibleContext;
    }
}
