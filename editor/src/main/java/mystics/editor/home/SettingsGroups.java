package mystics.editor.home;

import java.awt.Font;
import javax.swing.JComponent;
import javax.swing.JPanel;
import mystics.editor.type.Prose;
import net.miginfocom.swing.MigLayout;

/** The settings under their headings, each with a sentence that explains it. */
final class SettingsGroups extends JPanel {
    SettingsGroups() {
        super(new MigLayout("insets 0 0 0 14, fillx, wrap 2, gapy 4", "[28%!, fill]12[grow, fill]"));
    }

    /** Starts a group. */
    void heading(String text) {
        add(new Prose(text, 1.25f, Font.BOLD).booked(), "span 2, growx, wmin 0" + (getComponentCount() == 0 ? "" : ", gaptop 16"));
    }

    /** Adds a setting with its name beside the control. */
    void row(String name, JComponent control, String does) {
        row(name, control, control, does);
    }

    /** Adds a setting whose control is part of a larger component. */
    void row(String name, JComponent control, JComponent shown, String does) {
        add(new Prose(name), "gaptop 6, wmin 0");
        add(shown, "wmin 0");
        say(control, name, does);
    }

    /** Adds a setting whose control shows its own name. */
    void row(JComponent control, String does) {
        add(control, "skip 1, gaptop 6, wmin 0");
        say(control, control.getAccessibleContext().getAccessibleName(), does);
    }

    private void say(JComponent control, String name, String does) {
        control.getAccessibleContext().setAccessibleName(name);
        control.getAccessibleContext().setAccessibleDescription(does);
        add(new Prose(does, 0.92f, Font.PLAIN).muted(), "skip 1, wmin 0");
    }
}
