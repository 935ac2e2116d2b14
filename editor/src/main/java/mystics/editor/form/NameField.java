package mystics.editor.form;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.editor.type.Says;
import mystics.editor.type.Typing;
import mystics.mod.yaml.Pointer;
import net.miginfocom.swing.MigLayout;

/** A field for the id of an entry, with completion. Beside the field stand the picture and the name of the entry. */
final class NameField implements ValueField {
    private static final int LETTERS = 20;
    private final FormParts parts;
    private final Pointer at;
    private final FieldKind.Name kind;
    private final JTextField text = new JTextField(LETTERS);
    private final JLabel name = new JLabel(" ");
    private final JPanel whole = new JPanel(new MigLayout("insets 0, novisualpadding", "[]8[grow, fill]", ""));
    private boolean showing;
    private boolean waiting;

    NameField(FormParts parts, Pointer at, FieldKind.Name kind) {
        this.parts = parts;
        this.at = at;
        this.kind = kind;
        whole.setOpaque(false);
        whole.add(text);
        whole.add(name, "wmin 0");
        show();
        Typing.in(text, this::typed);
        text.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                parts.done();
            }
        });
        Completion.in(text, () -> parts.suggestions(kind.of()), this::choose);
    }

    JTextField text() {
        return text;
    }

    private void choose(String id) {
        if (!parts.value(at).equals(Optional.of(id))) {
            parts.type(at, Optional.of(id));
        }
        parts.done();
    }

    private void typed() {
        if (!showing && !waiting) {
            waiting = true;
            SwingUtilities.invokeLater(this::write);
        }
    }

    private void write() {
        waiting = false;
        String id = text.getText().strip();
        Optional<Object> value = id.isEmpty() ? Optional.empty() : Optional.of(id);
        if (!value.equals(parts.value(at))) {
            parts.type(at, value);
        }
        describe();
    }

    /** Shows the picture and the name of the entry with this id. */
    private void describe() {
        String id = text.getText().strip();
        Optional<Known.Suggestion> named = parts.suggestions(kind.of()).stream().filter(one -> one.id().equals(id)).findFirst();
        name.setIcon(named.flatMap(one -> SuggestionCell.icon(one.picture())).orElse(null));
        boolean strange = named.isEmpty() && !id.isEmpty() && !kind.of().isEmpty() && !kind.of().contains("marks");
        Says.text(name, strange ? Sentence.of("There is nothing of this name yet.")
                : Sentence.of("{name}", "name", named.map(Known.Suggestion::name).filter(words -> !words.equals(id)).orElse(" ")));
    }

    @Override
    public JComponent component() {
        return whole;
    }

    /** Shows the current value. An id that is not written yet is newer than the value, so it stays. */
    @Override
    public boolean show() {
        if (waiting) return true;
        Optional<Object> value = parts.value(at);
        String said = value.map(Object::toString).orElse("");
        if (!said.equals(text.getText().strip())) {
            showing = true;
            text.setText(said);
            showing = false;
        }
        describe();
        return value.isEmpty() || value.get() instanceof String;
    }
}
