package mystics.editor.home;

import java.awt.Font;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;
import mystics.editor.settings.DiceShow;
import mystics.editor.settings.Pace;
import mystics.editor.settings.Scheme;
import mystics.editor.settings.Settings;
import net.miginfocom.swing.MigLayout;

/** What a person can set; every change is seen at once. */
public final class SettingsPane extends JPanel {
    private static final int STEP = 25;
    private final transient Consumer<Settings> change;
    private Settings settings;

    /** @param change is given every new setting; {@code back} goes home */
    public SettingsPane(Settings now, Consumer<Settings> change, Runnable back) {
        super(new MigLayout("insets 24 48 24 48, wrap 2, gapy 14", "[][320::, fill]"));
        this.settings = now;
        this.change = change;
        JLabel title = new JLabel("Settings");
        title.setFont(title.getFont().deriveFont(Font.BOLD, title.getFont().getSize2D() * 1.8f));
        add(title, "span");
        JComboBox<Scheme> scheme = new JComboBox<>(Scheme.values());
        scheme.setSelectedItem(now.scheme());
        scheme.addActionListener(chosen -> set(settings.with((Scheme) scheme.getSelectedItem())));
        row("Colours", scheme);
        JSlider size = new JSlider(Settings.LEAST, Settings.MOST, now.textSize());
        size.setMajorTickSpacing(STEP);
        size.setSnapToTicks(true);
        size.setPaintTicks(true);
        JLabel percent = new JLabel(now.textSize() + " %");
        size.addChangeListener(moved -> {
            percent.setText(size.getValue() + " %");
            if (!size.getValueIsAdjusting() && size.getValue() != settings.textSize()) {
                set(settings.with(size.getValue()));
            }
        });
        row("Size of text", size);
        add(new JLabel());
        add(percent);
        JComboBox<Pace> pace = new JComboBox<>(Pace.values());
        pace.setSelectedItem(now.pace());
        pace.addActionListener(chosen -> set(settings.with((Pace) pace.getSelectedItem())));
        row("What others do is shown", pace);
        JComboBox<DiceShow> dice = new JComboBox<>(DiceShow.values());
        dice.setSelectedItem(now.dice());
        dice.addActionListener(chosen -> set(settings.with((DiceShow) dice.getSelectedItem())));
        row("Dice", dice);
        JButton home = new JButton("Home");
        home.addActionListener(click -> back.run());
        add(home, "gaptop 20");
    }

    private void row(String name, javax.swing.JComponent control) {
        JLabel label = new JLabel(name);
        label.setLabelFor(control);
        add(label);
        add(control);
        control.getAccessibleContext().setAccessibleName(name);
    }

    private void set(Settings changed) {
        settings = changed;
        change.accept(changed);
    }
}
