package mystics.editor.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JTextField;
import mystics.choice.Sentence;
import mystics.editor.type.Flow;
import mystics.editor.type.Says;
import mystics.mod.yaml.Pointer;

/** A list of short words or names. Each word or name has a button that removes it, and a field adds another word or name. */
final class ChipsField implements ValueField {
    private static final int LETTERS = 12;
    private final FormParts parts;
    private final Pointer at;
    private final FieldKind element;
    private final Flow whole = new Flow(6);
    private final JTextField more = new JTextField(LETTERS);
    private List<Object> shown = List.of();

    /** @param element the kind of element: a {@link FieldKind.Name}, a {@link FieldKind.OneOf} or a {@link FieldKind.Text} */
    ChipsField(FormParts parts, Pointer at, FieldKind element) {
        this.parts = parts;
        this.at = at;
        this.element = element;
        more.putClientProperty("JTextField.placeholderText", Sentence.of("add …").toString());
        Completion.in(more, this::suggestions, this::add);
        shown = values();
        for (int i = 0; i < shown.size(); i++) {
            whole.add(chip(i));
        }
        whole.add(more);
    }

    JTextField more() {
        return more;
    }

    private List<Object> values() {
        Optional<Object> value = parts.value(at);
        return value.isEmpty() ? List.of() : value.get() instanceof List<?> list ? List.copyOf(list) : List.of(value.get());
    }

    private List<Known.Suggestion> suggestions() {
        List<Known.Suggestion> all = element instanceof FieldKind.Name name ? parts.suggestions(name.of())
                : element instanceof FieldKind.OneOf words
                        ? words.words().stream().map(word -> new Known.Suggestion(word.toString(), "", Optional.empty())).toList()
                        : List.of();
        return all.stream().filter(one -> !values().contains(one.id())).toList();
    }

    private JButton chip(int index) {
        String word = String.valueOf(shown.get(index));
        Optional<Known.Suggestion> named = element instanceof FieldKind.Name name
                ? parts.suggestions(name.of()).stream().filter(one -> one.id().equals(word)).findFirst() : Optional.empty();
        JButton chip = new JButton(named.map(Known.Suggestion::name).filter(words -> !words.isEmpty()).orElse(word) + "  ×");
        named.flatMap(one -> SuggestionCell.icon(one.picture())).ifPresent(chip::setIcon);
        Says.name(chip, Sentence.of("Remove {what}", "what", word));
        Says.hint(chip, Sentence.of("Remove {what}", "what", word));
        chip.setName(at + "/" + index);
        chip.addActionListener(click -> remove(index));
        return chip;
    }

    private void add(String word) {
        boolean fits = !(element instanceof FieldKind.OneOf words) || words.words().contains(word);
        if (fits && !values().contains(word)) {
            List<Object> longer = new ArrayList<>(values());
            longer.add(word);
            parts.set(at, longer);
        }
    }

    private void remove(int index) {
        List<Object> shorter = new ArrayList<>(values());
        shorter.remove(index);
        if (shorter.isEmpty()) {
            parts.remove(at);
        } else {
            parts.set(at, shorter);
        }
    }

    @Override
    public JComponent component() {
        return whole;
    }

    @Override
    public boolean show() {
        return values().equals(shown);
    }
}
