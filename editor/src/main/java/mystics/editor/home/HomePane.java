package mystics.editor.home;

import java.awt.Font;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import mystics.editor.art.Sketch;
import mystics.editor.type.Html;
import net.miginfocom.swing.MigLayout;

/** The first page: the doors to everything else. */
public final class HomePane extends JPanel {
    private final JLabel status = new JLabel("", SwingConstants.CENTER);
    private final Procession mice = new Procession();
    private final Map<Door, JButton> doors = new EnumMap<>(Door.class);

    /** A first page whose doors lead to what is given them; those that need mods are shut until {@link #ready}. */
    public HomePane(Consumer<Door> to) {
        super(new MigLayout("fill", "[center]", "push[]10[]6[]24[]14[]16[]push"));
        add(mice, "wrap");
        JLabel title = new JLabel("Mystics");
        title.setFont(title.getFont().deriveFont(Font.BOLD, title.getFont().getSize2D() * 4));
        add(title, "wrap");
        JLabel line = new JLabel("Four people on the run are four mice by midnight.", SwingConstants.CENTER);
        line.setFont(line.getFont().deriveFont(Font.ITALIC, line.getFont().getSize2D() * 1.3f));
        add(line, "wrap");
        JPanel games = new JPanel(new MigLayout("insets 0, wrap 1, gapy 8", "[260::, grow, fill]"));
        JPanel others = new JPanel(new MigLayout("insets 0, gapx 8", "[sg][sg][sg][sg][sg]"));
        for (Door door : Door.values()) {
            JButton button = door(door, to);
            if (door.isGame()) {
                button.setFont(button.getFont().deriveFont(button.getFont().getSize2D() * 1.25f));
                games.add(button, "h 40::");
            } else {
                others.add(button, "grow");
            }
        }
        add(games, "wrap");
        add(others, "wrap");
        add(status, "w 460!, growx 0");
        say("Laying out the pieces …");
        status.getAccessibleContext().setAccessibleName("Message");
    }

    private JButton door(Door door, Consumer<Door> to) {
        JButton button = new JButton(door.title());
        button.addActionListener(click -> to.accept(door));
        button.setEnabled(!door.waitsForMods());
        doors.put(door, button);
        return button;
    }

    /**
     * Opens the doors.
     *
     * @param continued what there is to go on with, in words; empty when there is no such game
     */
    public void ready(String continued) {
        doors.forEach((door, button) -> button.setEnabled(door != Door.CONTINUE || !continued.isEmpty()));
        say(continued);
        doors.values().stream().filter(JButton::isEnabled).findFirst().ifPresent(JButton::requestFocusInWindow);
    }

    /** Shows the mice of the loaded mods. */
    public void show(List<Sketch> newMice) {
        mice.show(newMice);
    }

    /** Says what is going on, or what has gone wrong. */
    public void say(String words) {
        status.setText(words.isEmpty() ? " " : "<html><div align='center'>" + Html.plain(words) + "</div></html>");
    }
}
