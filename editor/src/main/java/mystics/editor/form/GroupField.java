package mystics.editor.form;

import java.awt.Component;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import mystics.choice.Sentence;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.mod.yaml.Pointer;
import net.miginfocom.swing.MigLayout;

/** Named properties, each with a label, a field and a line of help. A button adds properties that may be missing. */
final class GroupField implements ValueField {
    /** Rarely used properties, which are shown only if the file has them. */
    private static final List<String> SELDOM = List.of("extends", "replaces", "rules");
    private static final int MANY = 1000;
    private final FormParts parts;
    private final Pointer at;
    private final FieldKind.Group group;
    private final JPanel whole = new JPanel(
            new MigLayout("insets 0, fillx, novisualpadding, hidemode 3, gapy 3", "[90:pref:220]12[grow, fill]8[]", ""));
    private final List<String> shown;
    private final List<Object> state;

    GroupField(FormParts parts, Pointer at, FieldKind.Group group) {
        this.parts = parts;
        this.at = at;
        this.group = group;
        whole.setOpaque(false);
        parts.keep(at, group);
        shown = visible();
        state = state();
        group.fields().stream().filter(field -> shown.contains(field.key())).forEach(this::row);
        List<FormField> others = others();
        if (!others.isEmpty()) {
            whole.add(more(others), "span 3, gaptop 4");
        }
    }

    private Map<?, ?> values() {
        return parts.value(at).orElse(Map.of()) instanceof Map<?, ?> map ? map : Map.of();
    }

    /**
     * The keys that are shown. The top level shows all keys that suit the entry; a lower level shows the keys that are present or required.
     */
    private List<String> visible() {
        Map<?, ?> values = values();
        boolean top = at.steps().isEmpty();
        return group.fields().stream()
                .filter(field -> values.containsKey(field.key()) || FormPlan.requires(group, field, values)
                        || top && !SELDOM.contains(field.key()) && FormPlan.allows(group, field, values)
                                && FormPlan.suits(group, field, values))
                .map(FormField::key).toList();
    }

    /** The state of the form apart from the values: the fields, which of them are missing or unsuitable, and the owner of each value. */
    private List<Object> state() {
        Map<?, ?> values = values();
        return group.fields().stream().filter(field -> visible().contains(field.key())).<Object>map(field -> List.of(field.key(),
                FormPlan.requires(group, field, values), FormPlan.allows(group, field, values), values.containsKey(field.key()),
                parts.draft().owner(at.in(field.key())).map(owner -> owner.words().toString()).orElse(""))).toList();
    }

    private List<FormField> others() {
        return group.fields().stream().filter(field -> !shown.contains(field.key()) && FormPlan.allows(group, field, values())).toList();
    }

    private void row(FormField field) {
        Pointer place = at.in(field.key());
        FieldKind kind = field.kind().get();
        boolean required = FormPlan.requires(group, field, values());
        Component made = FieldMaker.made(parts, place, kind, required ? Demand.Degree.REQUIRED : Demand.Degree.OPTIONAL);
        JLabel label = new JLabel(field.label());
        label.setLabelFor(made);
        boolean missing = required && !values().containsKey(field.key());
        boolean strange = values().containsKey(field.key()) && !FormPlan.allows(group, field, values());
        whole.add(label, "aligny top, gaptop 5");
        whole.add(made, made instanceof javax.swing.JComboBox || made instanceof JButton ? "wmin 0, growx 0" : "wmin 0, growx");
        whole.add(side(field, place), "wrap, aligny top");
        Sentence words = help(field, kind);
        Sentence help = missing ? Sentence.of("Needed: {help}", "help", words)
                : strange ? Sentence.of("This cannot stand here: {help}", "help", words) : words;
        if (!help.isEmpty()) {
            whole.add(new Prose(help, 0.92f, missing || strange ? java.awt.Font.BOLD : java.awt.Font.PLAIN).muted(),
                    "skip 1, span 2, wrap, w 0:60, gapbottom 5");
        }
    }

    /** The explanation of a field, with the range of numbers that it allows. */
    private static Sentence help(FormField field, FieldKind kind) {
        boolean range = kind instanceof FieldKind.Whole whole && whole.most() < MANY && !field.help().contains(" to ");
        return !range ? Sentence.of(field.help()) : Sentence.of("{help}, {least} to {most}", "help", Sentence.of(field.help()), "least",
                ((FieldKind.Whole) kind).least(), "most", ((FieldKind.Whole) kind).most());
    }

    /**
     * The component to the right of a field. This component names the mod that wrote the value, and has a button that removes the value.
     */
    private JComponent side(FormField field, Pointer place) {
        JPanel side = new JPanel(new MigLayout("insets 0, novisualpadding", "[]6[]", ""));
        side.setOpaque(false);
        parts.draft().owner(place).ifPresent(owner -> {
            JLabel tag = Says.text(new JLabel(" "), owner.words());
            tag.setEnabled(false);
            side.add(tag);
            owner.takeBack().ifPresent(back -> {
                JButton button = new JButton("Take back");
                Says.name(button, Sentence.of("Take back {what}", "what", Sentence.of(field.label())));
                button.addActionListener(click -> back.run());
                side.add(button);
            });
        });
        if (!at.steps().isEmpty() && values().containsKey(field.key()) && !field.required()) {
            JButton remove = new JButton("×");
            Says.name(remove, Sentence.of("Remove {what}", "what", Sentence.of(field.label())));
            Says.hint(remove, Sentence.of("Remove {what}", "what", Sentence.of(field.label())));
            remove.addActionListener(click -> parts.remove(place));
            side.add(remove);
        }
        return side;
    }

    private JButton more(List<FormField> others) {
        JButton button = new JButton("Add …");
        Says.hint(button, Sentence.of("Add one of: {what}", "what",
                Sentence.row(others.stream().<Object>map(field -> Sentence.of(field.label())).toList(), ", ")));
        JPopupMenu menu = new JPopupMenu();
        others.forEach(field -> {
            JMenuItem item = Says.text(new JMenuItem(" "), field.help().isEmpty() ? Sentence.of(field.label())
                    : Sentence.of("{field}: {help}", "field", Sentence.of(field.label()), "help", Sentence.of(field.help())));
            Says.name(item, Sentence.of(field.label()));
            item.addActionListener(chosen -> add(field));
            menu.add(item);
        });
        button.addActionListener(click -> menu.show(button, 0, button.getHeight()));
        return button;
    }

    private void add(FormField field) {
        Pointer place = at.in(field.key());
        parts.open(place);
        parts.set(place, parts.first(field.kind().get()));
    }

    @Override
    public JComponent component() {
        return whole;
    }

    @Override
    public boolean show() {
        Optional<Object> value = parts.value(at);
        return (value.isEmpty() || value.get() instanceof Map) && state().equals(state);
    }
}
