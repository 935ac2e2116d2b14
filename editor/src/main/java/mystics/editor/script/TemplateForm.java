package mystics.editor.script;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.kit.template.RuleTemplate;
import mystics.kit.template.RuleTemplates;
import mystics.kit.template.TemplatePlace;
import mystics.kit.words.ScriptCompletion;
import net.miginfocom.swing.MigLayout;

/** A rule as a sentence, with places that are chosen from lists. */
final class TemplateForm extends JPanel {
    private final transient ScriptCompletion.KnownIds ids;
    private final transient Consumer<Map<String, String>> changed;
    private final Map<String, JComboBox<Value>> boxes = new LinkedHashMap<>();
    private transient RuleTemplates.Filled filled;
    private boolean showing;

    /** A possible value of a place. */
    private record Value(String write, String say) {
        @Override
        public String toString() {
            return say;
        }
    }

    /**
     * @param changed takes other values
     * @param other asks for another sentence
     */
    TemplateForm(RuleTemplates.Filled filled, ScriptCompletion.KnownIds ids, Consumer<Map<String, String>> changed, Runnable other) {
        super(new MigLayout("insets 12, wrap 1, novisualpadding", "[grow, fill]", "[]16[]16[]"));
        this.filled = filled;
        this.ids = ids;
        this.changed = changed;
        Flow sentence = new Flow(6);
        sentence.setBorder(BorderFactory.createEmptyBorder(8, 0, 8, 0));
        for (RuleTemplate.Part part : filled.template().parts()) {
            if (part.place()) sentence.add(box(part.words()));
            else words(part.words()).forEach(sentence::add);
        }
        add(sentence, "wmin 0");
        Sentence more = Sentence.of("The script and its scenario follow the sentence. Whoever wants more opens it as a script.");
        add(new Prose(more).muted(), "wmin 0");
        JButton choose = Says.text(new JButton(), Sentence.of("Choose another sentence …"));
        choose.addActionListener(click -> other.run());
        add(choose, "growx 0");
    }

    /** The words of the sentence as separate components, so that a line can break between any two. */
    private static List<JComponent> words(String text) {
        return Stream.of(text.strip().split(" ")).<JComponent>map(word -> {
            JLabel label = new JLabel(word);
            label.setFont(label.getFont().deriveFont(Type.size() * 1.25f));
            return label;
        }).toList();
    }

    private JComboBox<Value> box(String name) {
        TemplatePlace place = filled.template().places().get(name);
        JComboBox<Value> box = new JComboBox<>(new DefaultComboBoxModel<>(values(place, name).toArray(Value[]::new)));
        box.setFont(box.getFont().deriveFont(Type.size() * 1.25f));
        Says.name(box, Sentence.of("{place} in the sentence", "place", name));
        boxes.put(name, box);
        choose(name);
        box.addActionListener(chosen -> tell());
        return box;
    }

    private List<Value> values(TemplatePlace place, String name) {
        String now = filled.values().getOrDefault(name, "");
        Optional<List<Value>> named = place.named().map(what -> Stream.concat(ids.of(what, "").stream(),
                Stream.of(now)).distinct().map(id -> new Value(id, id)).toList());
        return named.orElseGet(() -> place.choices().stream().map(choice -> new Value(choice.write(), choice.say())).toList());
    }

    private void choose(String name) {
        JComboBox<Value> box = boxes.get(name);
        for (int i = 0; i < box.getItemCount(); i++) {
            if (box.getItemAt(i).write().equals(filled.values().get(name))) box.setSelectedIndex(i);
        }
    }

    private void tell() {
        if (showing) return;
        Map<String, String> values = new LinkedHashMap<>();
        boxes.forEach((name, box) -> values.put(name, box.getItemAt(box.getSelectedIndex()).write()));
        if (!values.equals(filled.values())) changed.accept(values);
    }

    /** The template that the form shows. */
    RuleTemplates.Filled filled() {
        return filled;
    }

    /** Shows other values of the same template. */
    void show(RuleTemplates.Filled now) {
        filled = now;
        showing = true;
        boxes.keySet().forEach(this::choose);
        showing = false;
    }
}
