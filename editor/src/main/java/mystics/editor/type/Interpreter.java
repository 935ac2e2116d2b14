package mystics.editor.type;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.ContainerEvent;
import java.awt.event.ContainerListener;
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;

/**
 * Translates every text in a window: labels, buttons, prose, pages, tooltips, and the texts for screen readers. Panes are written in
 * English and know nothing of it. Each text, or each piece of HTML between two tags, is looked up when it is shown or changes; untranslated
 * texts stay English. Painted words are translated by their painters.
 */
public final class Interpreter implements ContainerListener, PropertyChangeListener {
    private static final String PLACEHOLDER = "JTextField.placeholderText";
    private static final Set<String> SPOKEN = Set.of(AccessibleContext.ACCESSIBLE_NAME_PROPERTY,
            AccessibleContext.ACCESSIBLE_DESCRIPTION_PROPERTY);
    private final UnaryOperator<String> wording;
    private final UnaryOperator<String> html;
    private boolean speaking;
    private boolean resting;

    /** @param wording translates a text; returns the text itself if there is no translation */
    public Interpreter(UnaryOperator<String> wording) {
        this.html = text -> Html.worded(text, wording);
        this.wording = text -> text.startsWith("<") ? html.apply(text) : Html.inside(text, wording);
    }

    /** Stops translating. */
    public void rest() {
        resting = true;
    }

    /** Translates everything in a component, now and whenever it changes. */
    public void attend(Component component) {
        if (component instanceof JComponent words && words.getClientProperty(Interpreter.class) != this) {
            words.putClientProperty(Interpreter.class, this);
            words.addPropertyChangeListener(this);
            words.getAccessibleContext();
            listen(words);
            text(words);
            hints(words);
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

    private void listen(JComponent words) {
        AccessibleContext spoken = words.getAccessibleContext();
        if (spoken != null) {
            spoken.addPropertyChangeListener(this);
            spoken(spoken);
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

    @Override
    public void propertyChange(PropertyChangeEvent event) {
        if (!speaking && event.getSource() instanceof AccessibleContext spoken && SPOKEN.contains(event.getPropertyName())) {
            spoken(spoken);
        } else if (!speaking && event.getSource() instanceof JComponent words) {
            switch (event.getPropertyName()) {
                case ShowsWords.PROPERTY -> text(words);
                case JComponent.TOOL_TIP_TEXT_KEY, PLACEHOLDER -> hints(words);
                default -> {}
            }
        }
    }

    private void text(JComponent component) {
        if (component instanceof JLabel label) {
            say(label.getText(), label::setText);
        } else if (component instanceof AbstractButton button) {
            say(button.getText(), button::setText);
        } else if (component instanceof ShowsWords words) {
            say(words.words(), component instanceof Paper ? html : wording, words::write);
        }
    }

    private void hints(JComponent component) {
        say(component.getToolTipText(), component::setToolTipText);
        say((String) component.getClientProperty(PLACEHOLDER), words -> component.putClientProperty(PLACEHOLDER, words));
    }

    private void spoken(AccessibleContext context) {
        say(context.getAccessibleName(), context::setAccessibleName);
        say(context.getAccessibleDescription(), context::setAccessibleDescription);
    }

    private void say(String text, Consumer<String> saying) {
        say(text, wording, saying);
    }

    private void say(String text, UnaryOperator<String> reading, Consumer<String> saying) {
        String worded = resting || text == null || text.isBlank() ? text : reading.apply(text);
        if (worded != null && !worded.equals(text)) {
            speaking = true;
            saying.accept(worded);
            speaking = false;
        }
    }
}
