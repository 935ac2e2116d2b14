package mystics.editor.home;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JPopupMenu;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.editor.type.Says;

/**
 * A button with a menu of doors that have no room on the home page. The menu lies beside the button, or above it, so that a second click at
 * the same place closes the menu and opens no door.
 */
final class MoreDoors extends JButton {
    private final transient Supplier<List<JButton>> doors;

    /** @param doors the buttons of these doors, which are out of sight */
    MoreDoors(Supplier<List<JButton>> doors) {
        this.doors = doors;
        Says.text(this, Sentence.of("More ▾"));
        addActionListener(click -> open(menu()));
    }

    private void open(JPopupMenu menu) {
        Rectangle button = SwingUtilities.convertRectangle(getParent(), getBounds(), getRootPane());
        Point corner = corner(button, menu.getPreferredSize(), getRootPane().getWidth());
        menu.show(this, corner.x - button.x, corner.y - button.y);
    }

    /** The upper left corner of a menu at a button, in a window of a width; all in the coordinates of the window. */
    static Point corner(Rectangle button, Dimension menu, int window) {
        int right = button.x + button.width;
        return right + menu.width <= window ? new Point(right, Math.max(0, button.y + button.height - menu.height))
                : new Point(button.x, button.y - menu.height);
    }

    /** The menu, with an item for each door. */
    JPopupMenu menu() {
        JPopupMenu menu = new JPopupMenu();
        doors.get().forEach(door -> {
            menu.add(door.getText()).addActionListener(click -> door.doClick(0));
            menu.getComponent(menu.getComponentCount() - 1).setEnabled(door.isEnabled());
        });
        return menu;
    }
}
