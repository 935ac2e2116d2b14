package mystics.editor.play;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Insets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JPanel;
import mystics.editor.sight.Sight;
import mystics.editor.type.Keys;
import net.miginfocom.swing.MigLayout;

/** The buttons over the game, each with its key. A key of what cannot be done now is heard all the same: whoever is asked says why not. */
final class Tools extends JPanel {
    private static final int GAP = 4;
    private static final int END = 12;
    private final Map<Tool, JButton> buttons = new EnumMap<>(Tool.class);
    private Stand stand = Stand.ROOMY;

    /** How they may stand, the best first: so many in a row, each with so much room on both sides of its words. */
    private enum Stand {
        ROOMY(Tool.values().length, 8), CLOSE(Tool.values().length, 2), ROWS((Tool.values().length + 1) / 2, 2);

        private final int columns;
        private final int margin;

        Stand(int columns, int margin) {
            this.columns = columns;
            this.margin = margin;
        }
    }

    /** What can be done at any time. */
    enum Tool {
        UNDO("Undo", "control Z"), REDO("Redo", "control Y"), WHY_NOT("Why not?", "F2"), STORY("Story", "F3"), HELP("Help", "F1"), SETTINGS("Settings", "F5"),
        SAVE("Save", "control S"), REPORT("Report", "F9"), HOME("Home", "F10");

        private final String title;
        private final String key;

        Tool(String title, String key) {
            this.title = title;
            this.key = key;
        }
    }

    Tools(Consumer<Tool> use) {
        super(new MigLayout());
        for (Tool tool : Tool.values()) {
            JButton button = button(tool, () -> use.accept(tool));
            buttons.put(tool, button);
            add(button);
        }
        take(stand);
    }

    /** Stands as well as there is room for. */
    void fit(int width) {
        Stand fitting = Arrays.stream(Stand.values()).filter(one -> width(one) <= width).findFirst().orElse(Stand.ROWS);
        if (fitting != stand) {
            take(fitting);
        }
    }

    private int width(Stand other) {
        int words = IntStream.range(0, other.columns).map(column -> column(column, other.columns)).sum();
        return words + other.columns * 2 * (other.margin - stand.margin) + (other.columns - 1) * GAP + GAP + END;
    }

    /** How wide the widest button of a column is as they stand now. */
    private int column(int first, int columns) {
        return IntStream.iterate(first, place -> place < getComponentCount(), place -> place + columns).map(place -> getComponent(place).getPreferredSize().width).max().orElse(0);
    }

    private void take(Stand other) {
        stand = other;
        buttons.values().forEach(button -> button.setMargin(new Insets(2, stand.margin, 2, stand.margin)));
        ((MigLayout) getLayout()).setLayoutConstraints("insets 4 " + GAP + " 4 " + END + ", gapx " + GAP + ", wrap " + stand.columns);
    }

    /** Says what can be taken back and given again. */
    void show(Sight sight) {
        buttons.get(Tool.UNDO).setEnabled(!sight.noUndo().refused());
        buttons.get(Tool.UNDO).setToolTipText(sight.noUndo().refused() ? "Not now: " + sight.noUndo().why() : "Takes the last answer back (Ctrl Z)");
        buttons.get(Tool.REDO).setEnabled(!sight.noRedo().refused());
    }

    private JButton button(Tool tool, Runnable deed) {
        JButton button = new JButton(tool.title);
        button.putClientProperty(FlatClientProperties.MINIMUM_WIDTH, 0);
        String shown = tool.key.replace("control", "Ctrl");
        button.setToolTipText(tool.title + " (" + shown + ")");
        button.getAccessibleContext().setAccessibleDescription("Key " + shown);
        button.addActionListener(click -> deed.run());
        Keys.anywhere(this, tool.key, () -> {
            if (button.isEnabled()) {
                button.doClick();
            } else {
                deed.run();
            }
        });
        return button;
    }
}
