package mystics.editor.play;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Insets;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import mystics.editor.sight.Sight;
import mystics.editor.type.Keys;
import net.miginfocom.swing.MigLayout;

/** The buttons over the game, each with its key. A key of what cannot be done now is heard all the same: whoever is asked says why not. */
final class Tools extends JPanel {
    private final Map<Tool, JButton> buttons = new EnumMap<>(Tool.class);

    /** What can be done at any time. */
    enum Tool {
        UNDO("Undo", "control Z"), REDO("Redo", "control Y"), WHY_NOT("Why not?", "F2"), STORY("Story", "F3"), HELP("Help", "F1"),
        SAVE("Save", "control S"), REPORT("Report", "F9"), HOME("Home", "F10");

        private final String title;
        private final String key;

        Tool(String title, String key) {
            this.title = title;
            this.key = key;
        }
    }

    Tools(Consumer<Tool> use) {
        super(new MigLayout("insets 4 4 4 12, gapx 4"));
        for (Tool tool : Tool.values()) {
            JButton button = button(tool, () -> use.accept(tool));
            buttons.put(tool, button);
            add(button);
        }
    }

    /** Says what can be taken back and given again. */
    void show(Sight sight) {
        buttons.get(Tool.UNDO).setEnabled(!sight.noUndo().refused());
        buttons.get(Tool.UNDO).setToolTipText(sight.noUndo().refused() ? "Not now: " + sight.noUndo().why() : "Takes the last answer back (Ctrl Z)");
        buttons.get(Tool.REDO).setEnabled(!sight.noRedo().refused());
    }

    private JButton button(Tool tool, Runnable deed) {
        JButton button = new JButton(tool.title);
        button.setMargin(new Insets(2, 8, 2, 8));
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
