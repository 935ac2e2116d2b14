package mystics.editor.deed;

import java.awt.Component;
import java.awt.Point;
import java.util.function.Consumer;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JRootPane;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.type.Says;

/** The menu of a line in the outline, with its deeds. */
public final class DeedMenu {
    private DeedMenu() {
    }

    /**
     * Opens the menu at a place of a component. If a line has no deeds, no menu opens. If the component is replaced while the menu is open,
     * a list opens at the same place of the window.
     */
    public static void open(OutlineItem item, Component over, int x, int y, Wording wording, Consumer<Deed> chosen) {
        JPopupMenu menu = new JPopupMenu();
        item.deeds().forEach(deed -> menu.add(entry(deed.label(), deed.key(), wording, () -> chosen.accept(deed))));
        if (!item.deeds().isEmpty() && !item.lists().isEmpty()) menu.addSeparator();
        JRootPane window = SwingUtilities.getRootPane(over);
        Point place = window == null ? new Point(x, y) : SwingUtilities.convertPoint(over, x, y, window);
        item.lists().forEach(list -> menu.add(entry(said(list), list.key(), wording, () -> {
            if (window == null || over.isShowing()) PickList.open(list, over, x, y, wording, chosen);
            else PickList.open(list, window, place.x, place.y, wording, chosen);
        })));
        if (menu.getComponentCount() > 0) menu.show(over, x, y);
    }

    /** The words for a list in the menu: the label of the list, followed by its explanation or by dots. */
    static Sentence said(DeedList list) {
        return list.about().isEmpty() ? dotted(list.label())
                : Sentence.of("{label} ({meaning})", "label", list.label(), "meaning", list.about());
    }

    /** Adds dots to a label to show that a list follows, unless the label already has them. */
    private static Sentence dotted(Sentence label) {
        return label.toString().endsWith("...") ? label : Sentence.of("{label} ...", "label", label);
    }

    private static JMenuItem entry(Sentence label, String key, Wording wording, Runnable deed) {
        JMenuItem entry = new JMenuItem();
        Says.text(entry, label.in(wording));
        if (!key.isEmpty()) entry.setAccelerator(KeyStroke.getKeyStroke(key));
        entry.addActionListener(click -> deed.run());
        return entry;
    }
}
