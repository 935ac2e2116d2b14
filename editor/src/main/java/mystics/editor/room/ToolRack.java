package mystics.editor.room;

import java.util.EnumMap;
import java.util.Map;
import javax.swing.ButtonGroup;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;
import mystics.choice.Sentence;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
import net.miginfocom.swing.MigLayout;

/** The tools, one below the other, each with its key. */
final class ToolRack extends Scrolling {
    private final Map<Tool, JToggleButton> buttons = new EnumMap<>(Tool.class);

    /** @param taken runs when a tool was clicked: moves the keyboard focus to the drawing, where the keys of the tools work */
    ToolRack(RoomOptions options, Runnable taken) {
        super(new MigLayout("insets 6, wrap 1, gap 2", "[grow, fill]"));
        ButtonGroup group = new ButtonGroup();
        for (Tool tool : Tool.values()) {
            JToggleButton button = Says.text(new JToggleButton(), Sentence.of("{key}  {tool}", "key", tool.key(), "tool", tool.title()));
            Says.hint(button, tool.words());
            Says.name(button, tool.title());
            button.setHorizontalAlignment(SwingConstants.LEFT);
            button.addActionListener(chosen -> {
                options.take(tool);
                taken.run();
            });
            group.add(button);
            buttons.put(tool, button);
            add(button);
        }
        options.listen(() -> buttons.get(options.tool()).setSelected(true));
        buttons.get(options.tool()).setSelected(true);
    }
}
