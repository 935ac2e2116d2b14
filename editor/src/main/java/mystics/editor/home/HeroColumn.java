package mystics.editor.home;

import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** A hero's plate with the settings of the hero below it. The settings of a hero who stays are hidden; the plate stays. */
final class HeroColumn extends JPanel {
    HeroColumn(HeroChoice choice) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 8", "[grow, fill]", "[][grow, fill]"));
        add(choice.plate(), "wmin 0");
        add(choice, "wmin 0, hidemode 3");
    }
}
