package mystics.editor.home;

import java.util.function.Consumer;
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
public final class SettingsPane extends Page {
    private static final int STEP = 25;
    private final transient Consumer<Settings> change;
    private final JPanel form = new JPanel(new MigLayout("insets 0, wrap 2, gapy 14", "[][320::, fill]"));
    private Settings settings;

    /** @param change is given every new setting; {@code back} goes home */
    public SettingsPane(Settings now, Consumer<Settings> change, Runnable back) {
        super("Settings", back);
        this.settings = now;
        this.change = change;
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
        form.add(new JLabel());
        form.add(percent);
        JComboBox<Pace> pace = new JComboBox<>(Pace.values());
        pace.setSelectedItem(now.pace());
        pace.addActionListener(chosen -> set(settings.with((Pace) pace.getSelectedItem())));
        row("What others do is shown", pace);
        JComboBox<DiceShow> dice = new JComboBox<>(DiceShow.values());
        dice.setSelectedItem(now.dice());
        dice.addActionListener(chosen -> set(settings.with((DiceShow) dice.getSelectedItem())));
        row("Dice", dice);
        hold(form);
    }

    private void row(String name, javax.swing.JComponent control) {
        JLabel label = new JLabel(name);
        label.setLabelFor(control);
        form.add(label);
        form.add(control);
        control.getAccessibleContext().setAccessibleName(name);
    }

    private void set(Settings changed) {
        settings = changed;
        change.accept(changed);
    }
}
