package mystics.editor.type;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.ContainerEvent;
import java.awt.event.ContainerListener;
import java.beans.PropertyChangeEvent;
import java.util.stream.Stream;
import javax.accessibility.AccessibleContext;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import mystics.choice.Wording;

/**
 * Translates the words of a window: labels, buttons, prose, pages, tooltips, and the words for screen readers. A sentence that {@link Says}
 * has given to a component is translated with its places. Any other text is looked up as a sentence without places, and so is each piece of
 * HTML between two tags. A text is translated when it is shown and when it changes. Texts without a translation stay as they are. A
 * component that paints its words translates them itself.
 */
public final class Interpreter implements ContainerListener {
    private final Wording language;
    private boolean speaking;
    private boolean resting;

    /** @param language the language of the reader */
    public Interpreter(Wording language) {
        this.language = language;
    }

    /** Stops translating. */
    public void rest() {
        resting = true;
    }

    /** Translates everything in a component, now and whenever it changes. */
    public void attend(Component component) {
        if (component instanceof JComponent part && part.getClientProperty(Interpreter.class) != this) {
            part.putClientProperty(Interpreter.class, this);
            part.addPropertyChangeListener(changed -> heard(part, changed));
            AccessibleContext spoken = part.getAccessibleContext();
            if (spoken != null) {
                spoken.addPropertyChangeListener(changed -> heard(part, changed));
            }
            Stream.of(WordPlace.values()).forEach(place -> say(part, place));
        }
        if (component instanceof Container container) {
            container.removeContainerListener(this);
            container.addContainerListener(this);
            for (Component part : container.getComponents()) {
                attend(part);
            }
        }
        if (component instanceof JComboBox<?> choice && choice.getUI().getAccessibleChild(choice, 0) instanceof Component list) {
            attend(list);
        }
    }

    @Override
    public void componentAdded(ContainerEvent event) {
        attend(event.getChild());
    }

    @Override
    public void componentRemoved(ContainerEvent event) {
        // A removed component needs no translation.
    }

    private void heard(JComponent part, PropertyChangeEvent changed) {
        Stream.of(WordPlace.values()).filter(place -> place.is(changed.getPropertyName())).forEach(place -> say(part, place));
    }

    private void say(JComponent part, WordPlace place) {
        String now = place.read(part);
        if (speaking || resting || now.isBlank()) {
            return;
        }
        String worded = Says.in(language, part, place).orElseGet(() -> fixed(part, now));
        if (!worded.equals(now)) {
            speaking = true;
            place.write(part, worded);
            speaking = false;
        }
    }

    private String fixed(JComponent part, String text) {
        return part instanceof Paper || text.startsWith("<") ? Html.worded(text, language) : Html.inside(text, language);
    }
}
