package mystics.editor.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import mystics.choice.Sentence;
import mystics.content.CardType;
import mystics.mod.yaml.Pointer;

/** A field with a choice of fixed words. For a property that may be missing, the field also offers to leave it out. */
final class PickField implements ValueField {
    /** A value, and the words for it. */
    private record Choice(Optional<Object> value, String words) {
        @Override
        public String toString() {
            return words;
        }
    }

    private final FormParts parts;
    private final Pointer at;
    private final List<Choice> choices = new ArrayList<>();
    private final JComboBox<Choice> box = new JComboBox<>();
    private boolean showing;

    PickField(FormParts parts, Pointer at, FieldKind.OneOf values, Demand.Degree degree) {
        this.parts = parts;
        this.at = at;
        if (degree == Demand.Degree.OPTIONAL || parts.value(at).isEmpty()) {
            choices.add(new Choice(Optional.empty(), Sentence.of("left out").toString()));
        }
        for (int i = 0; i < values.words().size(); i++) {
            Object value = values.words().get(i);
            choices.add(new Choice(Optional.of(value), values.about().isEmpty() ? words(value) : values.about().get(i)));
        }
        choices.forEach(box::addItem);
        show();
        box.addActionListener(chosen -> choose((Choice) box.getSelectedItem()));
    }

    private static String words(Object value) {
        return value instanceof Boolean yes ? yes ? "yes" : "no" : CardType.said(value.toString());
    }

    private void choose(Choice choice) {
        if (showing || choice == null || choice.value().equals(parts.value(at))) {
            return;
        }
        if (choice.value().isPresent()) {
            parts.set(at, choice.value().get());
        } else {
            parts.remove(at);
        }
    }

    @Override
    public JComponent component() {
        return box;
    }

    @Override
    public boolean show() {
        Optional<Object> value = parts.value(at);
        Optional<Choice> present = choices.stream().filter(choice -> choice.value().equals(value)).findFirst();
        showing = true;
        present.ifPresent(box::setSelectedItem);
        showing = false;
        return present.isPresent();
    }
}
