package mystics.editor.home;

import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** A hero's plate with the settings of the hero below it. A hero who stays has words in place of settings. */
final class HeroColumn extends JPanel {
    HeroColumn(HeroChoice choice) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 8", "[grow, fill]", "[][grow, fill]"));
        add(choice.plate(), "wmin 0");
        add(choice, "wmin 0");
    }
}
