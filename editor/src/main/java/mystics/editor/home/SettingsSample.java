package mystics.editor.home;

import java.awt.Font;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.editor.settings.Settings;
import mystics.editor.type.Prose;
import mystics.editor.type.WordButton;
import net.miginfocom.swing.MigLayout;

/** The preview of the settings: a few words, a figure that walks some spaces, and a die that rolls. */
final class SettingsSample extends JPanel {
    private final PaceSample stroll = new PaceSample();
    private transient Optional<Settings> shown = Optional.empty();

    SettingsSample() {
        super(new MigLayout("insets 18 20 18 20, fillx, wrap 1, gapy 8", "[grow, fill]"));
        frame();
        add(new Prose("Preview", 1.2f, Font.BOLD), "wmin 0");
        add(new Prose(
                "The dungeon door was oak, as thick as a fist, and three bolts held it. In a hundred years nobody had worried "
                + "about the gap underneath."),
                "wmin 0");
        add(new Prose("Under the pointer a space says what a step there costs, and what waits on the way.", 0.92f, Font.PLAIN).muted(),
                "wmin 0");
        add(new WordButton("<html>This is a button. In a game its key stands before its words, and what it costs behind them.</html>"),
                "wmin 0");
        add(new JLabel("A step, a die, another step:"), "gaptop 12, wmin 0");
        add(stroll, "wmin 0");
        JButton again = new JButton("See it again");
        again.addActionListener(click -> stroll.begin());
        add(again, "growx 0");
    }

    /** Shows the effect of settings. The figure starts its walk again if the change affects the walk. */
    void show(Settings settings) {
        boolean other = shown.filter(
                before -> before.pace() == settings.pace() && before.motion() == settings.motion() && before.dice() == settings.dice())
                .isEmpty();
        stroll.wear(settings);
        if (shown.isPresent() && other) {
            stroll.begin();
        }
        shown = Optional.of(settings);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        frame();
    }

    private void frame() {
        setBorder(BorderFactory.createLineBorder(UIManager.getColor("Mystics.edge"), 1, true));
    }
}
