package mystics.editor.room;

import java.awt.Component;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;
import javax.swing.JToggleButton;
import mystics.choice.Sentence;
import mystics.editor.canvas.Overlay;
import mystics.editor.trace.Pattern;
import mystics.editor.trace.Symmetry;
import mystics.editor.type.Flow;
import mystics.editor.type.Says;
import net.miginfocom.swing.MigLayout;

/** The bar above the room, with the choice of overlays and the options of the current tool. */
final class OptionsBar extends Flow {
    private static final int GAP = 6;
    private final RoomOptions options;
    private final JComponent number;
    private final JComponent marks;

    /**
     * @param kinds the marks that can be printed
     * @param menu the menu of further commands
     * @param shown runs when an overlay was clicked
     */
    OptionsBar(RoomOptions options, List<String> kinds, JComponent menu, Runnable shown) {
        super(GAP);
        setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
        this.options = options;
        number = labelled("Spaces", slider());
        marks = labelled("Mark", choice(kinds, Sentence::of, kinds.isEmpty() ? "" : kinds.get(0), options::mark, "Mark"));
        add(menu);
        add(number);
        add(marks);
        overlays(shown);
        add(labelled("Grid", choice(RoomOptions.GRIDS, columns -> Sentence.of("1/{columns}", "columns", columns), RoomOptions.GRIDS.get(2),
                options::columns, "Grid")));
        add(choice(Arrays.asList(Symmetry.values()), Symmetry::words, options.symmetry(), options::mirror, "Symmetry"));
        if (!kinds.isEmpty()) options.mark(kinds.get(0));
        options.listen(this::refresh);
        refresh();
    }

    private void refresh() {
        number.setVisible(options.tool().pattern().isPresent());
        marks.setVisible(options.tool() == Tool.MARKS || options.tool() == Tool.CURRENT);
    }

    private void overlays(Runnable shown) {
        ButtonGroup group = new ButtonGroup();
        JPanel row = new JPanel(new MigLayout("insets 0, gapx 0"));
        for (Overlay overlay : Overlay.values()) {
            JToggleButton button = Says.hint(Says.text(new JToggleButton(), overlay.title()), overlay.words());
            button.addActionListener(chosen -> {
                options.show(overlay);
                shown.run();
            });
            group.add(button);
            row.add(button);
            options.listen(() -> button.setSelected(options.overlay() == overlay));
            button.setSelected(options.overlay() == overlay);
        }
        add(row);
    }

    private JSlider slider() {
        JSlider slider = new JSlider(Pattern.FEWEST, Pattern.MOST, options.count());
        Says.name(slider, Sentence.of("Number of spaces"));
        JLabel read = new JLabel(String.valueOf(options.count()));
        slider.addChangeListener(moved -> {
            read.setText(String.valueOf(slider.getValue()));
            options.count(slider.getValue());
        });
        slider.putClientProperty("read", read);
        return slider;
    }

    private static JComponent labelled(String title, JComponent field) {
        JPanel both = new JPanel(new MigLayout("insets 0"));
        JLabel label = Says.text(new JLabel(), Sentence.of(title));
        label.setLabelFor(field);
        both.add(label);
        both.add(field);
        if (field.getClientProperty("read") instanceof Component read) both.add(read, "wmin 28");
        return both;
    }

    private static <T> JComboBox<Named<T>> choice(List<T> values, Function<T, Sentence> words, T first, Consumer<T> chosen, String name) {
        JComboBox<Named<T>> box = new JComboBox<>();
        values.forEach(value -> box.addItem(new Named<>(value, words.apply(value))));
        box.setSelectedIndex(values.indexOf(first));
        box.addActionListener(picked -> chosen.accept(box.getItemAt(box.getSelectedIndex()).value()));
        return Says.name(box, Sentence.of(name));
    }

    /** A value, shown in a list by its words. */
    private record Named<T>(T value, Sentence words) {
        @Override
        public String toString() {
            return words.toString();
        }
    }
}
