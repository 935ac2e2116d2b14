package mystics.editor.home;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;
import mystics.editor.settings.Audio;
import mystics.editor.settings.Tunes;
import mystics.editor.sound.Sounding;
import mystics.editor.type.Prose;
import net.miginfocom.swing.MigLayout;

/** The settings for sound. */
final class AudioRows {
    private static final int STEP = 10;
    private final SettingsGroups groups;
    private final Supplier<Audio> now;
    private final Consumer<Audio> change;

    AudioRows(SettingsGroups groups, Supplier<Audio> now, Consumer<Audio> change) {
        this.groups = groups;
        this.now = now;
        this.change = change;
    }

    /** Adds the rows. If the machine has no loudspeaker, the settings say so. */
    void layOn(Sounding.Device device) {
        groups.heading("Sound");
        if (device == Sounding.Device.NONE) {
            groups.add(new Prose("No loudspeaker was found on this computer, so nothing is heard. Nothing is lost: all is seen, too."),
                    "span 2, growx, wmin 0");
        }
        JSlider volume = new JSlider(0, Audio.MOST, now.get().gain() > 0 ? now.get().volume() : 0);
        volume.setMajorTickSpacing(STEP);
        volume.setSnapToTicks(true);
        volume.setPaintTicks(true);
        JLabel percent = new JLabel(volume.getValue() + " %");
        volume.addChangeListener(moved -> {
            percent.setText(volume.getValue() + " %");
            if (!volume.getValueIsAdjusting()) {
                change.accept(now.get().with(volume.getValue()));
            }
        });
        JPanel slider = new JPanel(new MigLayout("insets 0, fillx", "[grow, fill]8[]"));
        slider.add(volume, "wmin 0");
        slider.add(percent);
        groups.row("Volume", volume, slider,
                "How loud dice, steps, blows and pages are. F8 turns all sound off or on, wherever you are.");
        JCheckBox tunes = new JCheckBox("Short tunes", now.get().tunes() == Tunes.SELDOM);
        tunes.addActionListener(click -> change.accept(now.get().with(tunes.isSelected() ? Tunes.SELDOM : Tunes.NEVER)));
        groups.row(tunes, "A few bars at home, in a new room and when enemies appear; never one soon after another.");
    }
}
