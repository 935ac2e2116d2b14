package mystics.editor.form;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.type.Says;
import mystics.mod.yaml.Pointer;
import net.miginfocom.swing.MigLayout;

/** A list whose elements have properties. Each element is a line that can be opened, closed, moved up or down, and removed. */
final class RowsField implements ValueField {
    private static final int LONGEST = 70;
    private final FormParts parts;
    private final Pointer at;
    private final FieldKind.Rows kind;
    private final JPanel whole = new JPanel(
            new MigLayout("insets 0, novisualpadding, hidemode 3, gapy 4, fillx", "[grow, fill]4[]4[]4[]", ""));
    private final List<Object> shown;

    RowsField(FormParts parts, Pointer at, FieldKind.Rows kind) {
        this.parts = parts;
        this.at = at;
        this.kind = kind;
        whole.setOpaque(false);
        shown = values();
        for (int i = 0; i < shown.size(); i++) {
            row(i);
        }
        JButton add = new JButton("Add");
        Says.name(add, Sentence.of("Add to {what}", "what", FormParts.words(at)));
        add.setName(at + "/+");
        add.setEnabled(shown.size() < kind.most());
        add.addActionListener(click -> add());
        whole.add(add, "span 4, growx 0");
    }

    private List<Object> values() {
        return parts.value(at).orElse(List.of()) instanceof List<?> list ? List.copyOf(list) : List.of();
    }

    private void row(int index) {
        Pointer place = at.at(index);
        boolean open = parts.isOpen(place);
        JButton line = new JButton((open ? "▾  " : "▸  ") + (index + 1) + "  " + summary(shown.get(index)));
        line.setHorizontalAlignment(SwingConstants.LEFT);
        line.setName(place.toString());
        Says.name(line, Sentence.of("{n}: {what}", "n", index + 1, "what", summary(shown.get(index))));
        line.addActionListener(click -> parts.turn(place));
        whole.add(line, "wmin 0");
        whole.add(tool("↑", "Move {n} up", index, () -> parts.move(at, index, index - 1), index > 0));
        whole.add(tool("↓", "Move {n} down", index, () -> parts.move(at, index, index + 1), index + 1 < shown.size()));
        whole.add(tool("×", "Remove {n}", index, () -> parts.remove(place), true), "wrap");
        if (open) {
            JComponent made = FieldMaker.made(parts, place, kind.element().get(), Demand.Degree.REQUIRED);
            JPanel inner = new JPanel(new MigLayout("insets 2px 14px 8px 0, novisualpadding, fillx", "[grow, fill]", ""));
            inner.setOpaque(false);
            inner.setBorder(BorderFactory.createMatteBorder(0, 2, 0, 0, UIManager.getColor("Mystics.edge")));
            inner.add(made, "wmin 0");
            whole.add(inner, "span 4, wrap, wmin 0, gapleft 10");
        }
    }

    private JButton tool(String sign, String words, int index, Runnable deed, boolean possible) {
        JButton button = new JButton(sign);
        Says.name(button, Sentence.of(words, "n", index + 1));
        Says.hint(button, Sentence.of(words, "n", index + 1));
        button.setEnabled(possible);
        button.addActionListener(click -> deed.run());
        return button;
    }

    private void add() {
        parts.open(at.at(shown.size()));
        parts.insert(at, shown.size(), parts.first(kind.element().get()));
    }

    /** The words that identify a closed line. */
    private static String summary(Object value) {
        String words = value instanceof Map<?, ?> map
                ? map.values().stream().map(RowsField::summary).filter(text -> !text.isEmpty()).limit(3).collect(Collectors.joining(" · "))
                : value instanceof List<?> list ? list.stream().map(RowsField::summary).limit(4).collect(Collectors.joining(", "))
                : String.valueOf(value);
        String line = words.strip().replaceAll("\\s+", " ");
        return line.length() > LONGEST ? line.substring(0, LONGEST) + " …" : line;
    }

    @Override
    public JComponent component() {
        return whole;
    }

    /**
     * Shows the values again. Lines that are closed show their values in words, so they are made again when a value has changed. The line
     * that is open for editing stays.
     */
    @Override
    public boolean show() {
        List<Object> now = values();
        boolean same = now.size() == shown.size();
        for (int i = 0; same && i < now.size(); i++) {
            same = now.get(i).equals(shown.get(i)) || parts.isOpen(at.at(i));
        }
        return same && (parts.value(at).isEmpty() || parts.value(at).equals(Optional.of(now)));
    }
}
