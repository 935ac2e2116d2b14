package mystics.editor.type;

import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;

/** The places where a component has words. If no words are set for screen readers, Swing gives screen readers the text and the tooltip. */
enum WordPlace {
    /** The text that the component shows. */
    TEXT(ShowsWords.PROPERTY, WordPlace::shown, WordPlace::show),
    /** The tooltip. */
    HINT(JComponent.TOOL_TIP_TEXT_KEY, JComponent::getToolTipText, JComponent::setToolTipText),
    /** The faint words in an empty field. */
    PLACEHOLDER("JTextField.placeholderText", field -> (String) field.getClientProperty("JTextField.placeholderText"),
            (field, words) -> field.putClientProperty("JTextField.placeholderText", words)),
    /** The name for screen readers. */
    NAME(AccessibleContext.ACCESSIBLE_NAME_PROPERTY, part -> part.getAccessibleContext().getAccessibleName(),
            (part, words) -> part.getAccessibleContext().setAccessibleName(words)),
    /** The description for screen readers. */
    MORE(AccessibleContext.ACCESSIBLE_DESCRIPTION_PROPERTY, part -> part.getAccessibleContext().getAccessibleDescription(),
            (part, words) -> part.getAccessibleContext().setAccessibleDescription(words));

    private final String property;
    private final Function<JComponent, String> reading;
    private final BiConsumer<JComponent, String> writing;

    WordPlace(String property, Function<JComponent, String> reading, BiConsumer<JComponent, String> writing) {
        this.property = property;
        this.reading = reading;
        this.writing = writing;
    }

    /** Whether a change of this property changes the words at this place. */
    boolean is(String changed) {
        return property.equals(changed);
    }

    /** Whether only screen readers use this place. */
    boolean isSpoken() {
        return this == NAME || this == MORE;
    }

    /** The words of a component at this place; empty if it has none. */
    String read(JComponent part) {
        return isSpoken() && part.getAccessibleContext() == null ? "" : Objects.requireNonNullElse(reading.apply(part), "");
    }

    /** Replaces the words of a component. */
    void write(JComponent part, String words) {
        writing.accept(part, words);
    }

    private static String shown(JComponent part) {
        return part instanceof JLabel label ? label.getText()
                : part instanceof AbstractButton button ? button.getText() : part instanceof ShowsWords words ? words.words() : "";
    }

    private static void show(JComponent part, String text) {
        if (part instanceof JLabel label) {
            label.setText(text);
        } else if (part instanceof AbstractButton button) {
            button.setText(text);
        } else if (part instanceof ShowsWords words) {
            words.write(text);
        } else {
            throw new IllegalArgumentException(part.getClass().getSimpleName() + " shows no words");
        }
    }
}
