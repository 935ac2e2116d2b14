package mystics.editor.home;

import java.util.List;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JPopupMenu;
import mystics.choice.Sentence;
import mystics.editor.type.Says;

/** A button with a menu of doors that have no room on the home page. */
final class MoreDoors extends JButton {
    private final transient Supplier<List<JButton>> doors;

    /** @param doors the buttons of these doors, which are out of sight */
    MoreDoors(Supplier<List<JButton>> doors) {
        this.doors = doors;
        Says.text(this, Sentence.of("More ▾"));
        addActionListener(click -> menu().show(this, 0, getHeight()));
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
