package mystics.editor.form;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import mystics.choice.Sentence;
import mystics.editor.type.Says;
import mystics.mod.yaml.Pointer;
import net.miginfocom.swing.MigLayout;

/** Edits a map: shows a row for each key with the field of its value, and a field that adds a key. */
final class PairsField implements ValueField {
    private static final int LETTERS = 16;
    private final FormParts parts;
    private final Pointer at;
    private final FieldKind.Pairs kind;
    private final JTextField more = new JTextField(LETTERS);
    private final JPanel whole = new JPanel(new MigLayout("insets 0, novisualpadding, gapy 4", "[]10[grow, fill]8[]", ""));
    private final List<String> shown;

    PairsField(FormParts parts, Pointer at, FieldKind.Pairs kind) {
        this.parts = parts;
        this.at = at;
        this.kind = kind;
        whole.setOpaque(false);
        shown = keys();
        shown.forEach(this::row);
        more.putClientProperty("JTextField.placeholderText", Sentence.of("add …").toString());
        more.setName(at + "/+");
        Completion.in(more, () -> suggestions().stream().filter(one -> !shown.contains(one.id())).toList(), this::add);
        whole.add(more, "span 3");
    }

    JTextField more() {
        return more;
    }

    private List<String> keys() {
        return parts.value(at).orElse(Map.of()) instanceof Map<?, ?> map ? map.keySet().stream().map(String::valueOf).toList() : List.of();
    }

    private List<Known.Suggestion> suggestions() {
        return kind.key() instanceof FieldKind.Name name ? parts.suggestions(name.of()) : List.of();
    }

    private void row(String key) {
        Pointer place = at.in(key);
        Optional<Known.Suggestion> named = suggestions().stream().filter(one -> one.id().equals(key)).findFirst();
        JLabel label = new JLabel(named.map(Known.Suggestion::name).filter(words -> !words.isEmpty()).orElse(key));
        named.flatMap(one -> SuggestionCell.icon(one.picture())).ifPresent(label::setIcon);
        whole.add(label);
        JComponent made = FieldMaker.made(parts, place, kind.value().get(), Demand.Degree.REQUIRED);
        label.setLabelFor(made);
        whole.add(made, "wmin 0");
        JButton remove = new JButton("×");
        Says.name(remove, Sentence.of("Remove {what}", "what", key));
        Says.hint(remove, Sentence.of("Remove {what}", "what", key));
        remove.addActionListener(click -> parts.remove(place));
        whole.add(remove, "wrap");
    }

    private void add(String key) {
        if (!shown.contains(key)) {
            parts.set(at.in(key), parts.first(kind.value().get()));
        }
    }

    @Override
    public JComponent component() {
        return whole;
    }

    @Override
    public boolean show() {
        return keys().equals(shown);
    }
}
