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
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import mystics.choice.Sentence;
import mystics.editor.sight.Sight;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import net.miginfocom.swing.MigLayout;

/**
 * The buttons above the game, each with its key. A key also works while its button is disabled, and the game then shows the reason. Rarely
 * used buttons are in a menu; in a narrow window, the menu contains more of the buttons.
 */
public final class Tools extends JPanel {
    private static final String CONTROL = "control ";
    private static final int GAP = 4;
    /** The letters of all buttons where the menu has a row of its own: so large that its words fit into the row. */
    private static final String SMALLER = "font: 80%";
    private static final Set<Tool> RARE = EnumSet.of(Tool.REDO, Tool.SETTINGS, Tool.SAVE, Tool.REPORT, Tool.SCREEN, Tool.MAP, Tool.SOUND,
            Tool.SCENARIO, Tool.AGAIN, Tool.HOME);
    private final Map<Tool, JButton> buttons = new EnumMap<>(Tool.class);
    private final JButton more = new JButton("More ▾");
    private Stand stand = Stand.ROOMY;
    private Menu named = Menu.SHORT;
    private final Set<Tool> absent = EnumSet.of(Tool.SCENARIO, Tool.AGAIN);
    private String wayOut = Tool.HOME.title;
    private List<JButton> others = List.of();

    /**
     * The arrangements of the buttons, best first. Each arrangement has a margin beside the words, and a set of buttons that move into the
     * menu.
     */
    private enum Stand {
        ROOMY(8, RARE), CLOSE(2, RARE), FEWER(2, EnumSet.complementOf(EnumSet.of(Tool.UNDO, Tool.WHY_NOT, Tool.STORY))),
        FEW(2, EnumSet.complementOf(EnumSet.of(Tool.UNDO, Tool.WHY_NOT))), FEWEST(2, EnumSet.allOf(Tool.class));

        private final int margin;
        private final Set<Tool> rare;

        Stand(int margin, Set<Tool> rare) {
            this.margin = margin;
            this.rare = rare;
        }
    }

    /** The button of the menu: short, or with a row of its own and the names of what the menu holds. */
    public enum Menu { SHORT, NAMED }

    /** The buttons. */
    public enum Tool {
        UNDO("Undo", "control Z"), REDO("Redo", "control Y"), WHY_NOT("Why not?", "F2"), STORY("Story", "F3"), HELP("Help", "F1"),
        SETTINGS("Settings", "F5"), SAVE("Save", "control S"), REPORT("Report", "F9"), MAP("Map", "F7"), SOUND("Sound on or off", "F8"),
        SCREEN("Whole screen", "F11"), SCENARIO("Write a scenario of this moment", "F6"),
        AGAIN("Begin the chapter again", "control B"), HOME("Home", "F10");

        private final String title;
        private final String key;

        Tool(String title, String key) {
            this.title = title;
            this.key = key;
        }
    }

    public Tools(Consumer<Tool> use) {
        super(new MigLayout("insets 0, gapx " + GAP + "px, hidemode 3"));
        for (Tool tool : Tool.values()) {
            JButton button = button(tool, () -> use.accept(tool));
            buttons.put(tool, button);
            hint(tool);
            add(button);
        }
        more.addActionListener(click -> menu().show(more, 0, more.getHeight()));
        add(more);
        take(stand);
    }

    /** The menu with the less used buttons. */
    private JPopupMenu menu() {
        JPopupMenu menu = new JPopupMenu();
        if (isHelpInMenu()) add(menu, buttons.get(Tool.HELP));
        others.stream().filter(other -> !other.isVisible()).forEach(other -> add(menu, other));
        stand.rare.stream().filter(tool -> tool != Tool.HELP && !absent.contains(tool))
                .forEach(tool -> add(menu, buttons.get(tool)));
        return menu;
    }

    /** Whether the help is the first item of the menu, because it has no button. */
    private boolean isHelpInMenu() {
        return stand.rare.contains(Tool.HELP);
    }

    /** Adds an item for a button. The tooltip of the button has its words and its key. */
    private static void add(JPopupMenu menu, JButton button) {
        menu.add(button.getToolTipText()).addActionListener(click -> button.doClick());
    }

    /** Sets the buttons of another pane that the menu contains while that pane does not show them. */
    public void stand(List<JButton> newOthers) {
        others = List.copyOf(newOthers);
    }

    /** Offers a tool that not every game has. */
    public void offer(Tool tool) {
        absent.remove(tool);
    }

    /** Sets the label of the button that leaves the game. At first, the label names the home page. */
    public void leaveBy(String words) {
        wayOut = words;
        buttons.get(Tool.HOME).setText(words);
        hint(Tool.HOME);
    }

    /** The label of the button that leaves the game. */
    public String wayOut() {
        return wayOut;
    }

    private String words(Tool tool) {
        return tool == Tool.HOME ? wayOut : tool.title;
    }

    /** Chooses the best arrangement for a width in pixels. */
    public void fit(int room, Menu menu) {
        if (menu != named) name(menu);
        Stand fitting = Arrays.stream(Stand.values()).filter(one -> width(one) <= room).findFirst().orElse(Stand.FEWEST);
        if (fitting != stand) {
            take(fitting);
        }
        Says.text(more, named == Menu.SHORT ? Sentence.of("More ▾")
                : isHelpInMenu() ? Sentence.of("Help, cards, more ▾") : Sentence.of("Cards and more ▾"));
    }

    private void name(Menu menu) {
        named = menu;
        boolean row = menu == Menu.NAMED;
        Stream.concat(buttons.values().stream(), Stream.of(more))
                .forEach(button -> button.putClientProperty(FlatClientProperties.STYLE, row ? SMALLER : null));
        ((MigLayout) getLayout()).setComponentConstraints(more, row ? "newline, span, growx, wmin 0" : "");
        revalidate();
    }

    private int width(Stand other) {
        List<JButton> seen = seen(other).stream().filter(button -> named == Menu.SHORT || button != more).toList();
        return seen.stream().mapToInt(button -> button.getPreferredSize().width + 2 * (other.margin - stand.margin)).sum()
                + seen.size() * GAP;
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
        revalidate();
    }

    /** Shows what can be undone and redone. */
    public void show(Sight sight) {
        buttons.get(Tool.UNDO).setEnabled(!sight.noUndo().refused());
        Says.hint(buttons.get(Tool.UNDO), sight.noUndo().refused() ? Sentence.of("Not now: {why}", "why", sight.noUndo().why())
                : Sentence.of("Takes the last answer back (Ctrl Z)"));
        buttons.get(Tool.REDO).setEnabled(!sight.noRedo().refused());
    }

    private JButton button(Tool tool, Runnable deed) {
        JButton button = new JButton(tool.title);
        button.putClientProperty(FlatClientProperties.MINIMUM_WIDTH, 0);
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

    private void hint(Tool tool) {
        Sentence shown = tool.key.startsWith(CONTROL) ? Sentence.of("Ctrl {key}", "key", tool.key.substring(CONTROL.length()))
                : Sentence.of(tool.key);
        Says.hint(buttons.get(tool), Sentence.of("{what} ({key})", "what", words(tool), "key", shown));
        Says.more(buttons.get(tool), Sentence.of("Key {key}", "key", shown));
    }
}
