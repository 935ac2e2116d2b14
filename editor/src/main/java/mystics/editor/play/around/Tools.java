package mystics.editor.play.around;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Insets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import mystics.editor.sight.Sight;
import mystics.editor.type.Keys;
import net.miginfocom.swing.MigLayout;

/**
 * The buttons over the game, each with its key. A key works even while its button is disabled, and the game then says why. In a narrow
 * window the less used buttons move into a menu.
 */
public final class Tools extends JPanel {
    private static final int GAP = 4;
    private static final int END = 12;
    private static final int ALL = Tool.values().length;
    private final Map<Tool, JButton> buttons = new EnumMap<>(Tool.class);
    private final JButton more = new JButton("More ▾");
    private Stand stand = Stand.ROOMY;

    /** The arrangements of the buttons, best first: buttons in a row, margin beside the words, and which buttons go into the menu. */
    private enum Stand {
        ROOMY(ALL, 8, Set.of()), CLOSE(ALL, 2, Set.of()), FEWER(ALL, 2,
                EnumSet.of(Tool.SETTINGS, Tool.SAVE, Tool.REPORT)), ROWS((ALL + 1) / 2, 2, Set.of());

        private final int columns;
        private final int margin;
        private final Set<Tool> rare;

        Stand(int columns, int margin, Set<Tool> rare) {
            this.columns = columns;
            this.margin = margin;
            this.rare = rare;
        }

        private boolean isOneRow() {
            return columns == ALL;
        }
    }

    /** The buttons. */
    public enum Tool {
        UNDO("Undo", "control Z"), REDO("Redo", "control Y"), WHY_NOT("Why not?", "F2"), STORY("Story", "F3"), HELP("Help",
                "F1"), SETTINGS("Settings", "F5"), SAVE("Save", "control S"), REPORT("Report", "F9"), HOME("Home", "F10");

        private final String title;
        private final String key;

        Tool(String title, String key) {
            this.title = title;
            this.key = key;
        }
    }

    public Tools(Consumer<Tool> use) {
        super(new MigLayout());
        for (Tool tool : Tool.values()) {
            JButton button = button(tool, () -> use.accept(tool));
            buttons.put(tool, button);
            add(button);
        }
        more.addActionListener(click -> menu().show(more, 0, more.getHeight()));
        add(more);
        take(stand);
    }

    /** The menu with the less used buttons. */
    private JPopupMenu menu() {
        JPopupMenu menu = new JPopupMenu();
        stand.rare.forEach(tool -> menu.add(tool.title).addActionListener(click -> buttons.get(tool).doClick()));
        return menu;
    }

    /** Chooses the best arrangement that fits beside the numbers, or else below them. Both widths are in pixels. */
    void fit(int beside, int alone) {
        Stand fitting = Arrays.stream(Stand.values()).filter(one -> one.isOneRow() && width(one) <= beside).findFirst()
                .orElseGet(() -> Arrays.stream(Stand.values()).filter(one -> one.rare.isEmpty() && width(one) <= alone).findFirst()
                        .orElse(Stand.ROWS));
        if (fitting != stand) {
            take(fitting);
        }
    }

    private int width(Stand other) {
        List<Integer> words = seen(other).stream().map(button -> button.getPreferredSize().width + 2 * (other.margin - stand.margin))
                .toList();
        int columns = Math.min(other.columns, words.size());
        return IntStream.range(0, columns).map(column -> widest(words, column, columns)).sum() + columns * GAP + END;
    }

    /** The width of the widest button of a column. */
    private static int widest(List<Integer> words, int first, int columns) {
        return IntStream.iterate(first, place -> place < words.size(), place -> place + columns).map(words::get).max().orElse(0);
    }

    private List<JButton> seen(Stand other) {
        Stream<JButton> one = buttons.entrySet().stream().filter(entry -> !other.rare.contains(entry.getKey())).map(Map.Entry::getValue);
        return Stream.concat(one, Stream.of(more).filter(button -> !other.rare.isEmpty())).toList();
    }

    private void take(Stand other) {
        stand = other;
        List<JButton> seen = seen(other);
        Stream.concat(buttons.values().stream(), Stream.of(more)).forEach(button -> {
            button.setMargin(new Insets(2, stand.margin, 2, stand.margin));
            button.setVisible(seen.contains(button));
        });
        ((MigLayout) getLayout())
                .setLayoutConstraints("insets 4 " + GAP + " 4 " + END + ", gapx " + GAP + ", hidemode 3, wrap " + stand.columns);
    }

    /** Shows what can be undone and redone. */
    public void show(Sight sight) {
        buttons.get(Tool.UNDO).setEnabled(!sight.noUndo().refused());
        buttons.get(Tool.UNDO)
                .setToolTipText(sight.noUndo().refused() ? "Not now: " + sight.noUndo().why() : "Takes the last answer back (Ctrl Z)");
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
