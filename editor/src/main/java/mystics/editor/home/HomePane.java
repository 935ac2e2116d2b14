package mystics.editor.home;

import java.awt.Component;
import java.awt.Font;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** The first page: go on, begin, load, set things up, leave. */
public final class HomePane extends JPanel {
    private final JLabel status = new JLabel("Laying out the pieces …");
    private final JPanel doors = new JPanel(new MigLayout("insets 0, wrap 1, gapy 8", "[260::, grow, fill]"));

    /** What can be done from home. */
    public interface Doors {
        /** Goes on with the game that was left last. */
        void goOn();

        /** Begins a new game. */
        void begin();

        /** Looks for a saved game. */
        void load();

        /** Changes the settings. */
        void settings();

        /** Leaves the program. */
        void leave();
    }

    /** A first page whose doors lead there; they are shut until {@link #ready}. */
    public HomePane(Doors to) {
        super(new MigLayout("fill", "[center]", "push[]6[]28[]16[]push"));
        JLabel title = new JLabel("Mystics");
        title.setFont(title.getFont().deriveFont(Font.BOLD, title.getFont().getSize2D() * 4));
        add(title, "wrap");
        JLabel line = new JLabel("Four people on the run are four mice by midnight.");
        line.setFont(line.getFont().deriveFont(Font.ITALIC, line.getFont().getSize2D() * 1.3f));
        add(line, "wrap");
        door("Continue", to::goOn);
        door("New game", to::begin);
        door("Load a game", to::load);
        door("Settings", to::settings);
        door("Leave", to::leave);
        add(doors, "wrap");
        add(status);
        open(Shut.LOADING);
    }

    private enum Shut { LOADING, NOTHING_TO_GO_ON, NONE }

    private void door(String name, Runnable deed) {
        JButton door = new JButton(name);
        door.setName(name);
        door.setFont(door.getFont().deriveFont(door.getFont().getSize2D() * 1.25f));
        door.addActionListener(click -> deed.run());
        doors.add(door, "h 40::");
    }

    /**
     * Opens the doors.
     *
     * @param continued what there is to go on with, in words; empty when there is no such game
     */
    public void ready(String continued) {
        open(continued.isEmpty() ? Shut.NOTHING_TO_GO_ON : Shut.NONE);
        status.setText(continued.isEmpty() ? " " : continued);
        first().requestFocusInWindow();
    }

    /** Says what has gone wrong. */
    public void trouble(String message) {
        status.setText("<html><body width='420'>" + message.replace("&", "&amp;").replace("<", "&lt;") + "</body></html>");
    }

    private Component first() {
        for (Component door : doors.getComponents()) {
            if (door.isEnabled()) {
                return door;
            }
        }
        return this;
    }

    private void open(Shut shut) {
        for (Component door : doors.getComponents()) {
            boolean needsMods = !door.getName().equals("Leave") && !door.getName().equals("Settings");
            door.setEnabled(!(shut == Shut.LOADING && needsMods) && !(shut == Shut.NOTHING_TO_GO_ON && door.getName().equals("Continue")));
        }
    }
}
