package mystics.editor.room;

import java.awt.Component;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.SpinnerNumberModel;
import mystics.choice.Sentence;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** Rows of a label and a field. The value of a field is applied when Enter is pressed in it or when the focus leaves it. */
class Fields extends Scrolling {
    Fields() {
        super(new MigLayout("insets 10, fillx, wrap 2, gap 8 6", "[][grow, fill]"));
    }

    /** Adds a heading above the following fields. */
    void heading(Sentence words) {
        JLabel label = Says.text(new JLabel(), words);
        Type.bold(label, 1.1f);
        add(label, "span, wmin 0");
    }

    /** Adds a line of text beside a label. */
    void words(String label, Sentence words) {
        add(label(label, this), "aligny top");
        add(new Prose(words), "wmin 0");
    }

    private JLabel label(String words, JComponent field) {
        JLabel label = Says.text(new JLabel(), Sentence.of(words));
        if (field != this) label.setLabelFor(field);
        return label;
    }

    private <T extends JComponent> T row(String label, T field) {
        Says.name(field, Sentence.of(label));
        field.setName(label);
        add(label(label, field));
        add(field, "wmin 60");
        return field;
    }

    void text(String label, String value, Consumer<String> taken) {
        JTextField field = row(label, new JTextField(value, 8));
        Runnable take = () -> {
            if (!field.getText().strip().equals(value)) taken.accept(field.getText().strip());
        };
        field.addActionListener(entered -> take.run());
        field.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent left) {
                if (!left.isTemporary() && field.isShowing()) take.run();
            }
        });
    }

    void number(String label, int value, int most, Consumer<Integer> taken) {
        JSpinner field = row(label, new JSpinner(new SpinnerNumberModel(Math.min(value, most), 0, most, 1)));
        field.addChangeListener(changed -> taken.accept((Integer) field.getValue()));
    }

    void choice(String label, List<String> values, String value, Consumer<String> taken) {
        JComboBox<String> field = row(label, new JComboBox<>(Stream.concat(values.stream(), Stream.of(value)).distinct()
                .toArray(String[]::new)));
        field.setSelectedItem(value);
        field.addActionListener(chosen -> {
            if (!value.equals(field.getSelectedItem())) taken.accept((String) field.getSelectedItem());
        });
    }

    /** Adds a box for a yes-or-no value. */
    void check(Sentence words, boolean on, Runnable toggled) {
        JCheckBox box = Says.text(new JCheckBox(), words);
        box.setSelected(on);
        box.setName(words.toString());
        box.addActionListener(clicked -> toggled.run());
        add(box, "skip 1");
    }

    void button(Sentence words, Runnable deed) {
        JButton button = Says.text(new JButton(), words);
        button.setName(words.toString());
        button.addActionListener(pressed -> deed.run());
        add(button, "span, growx");
    }

    /** The components with the given name. */
    Stream<Component> named(String name) {
        return Stream.of(getComponents()).filter(part -> name.equals(part.getName()));
    }
}
