package mystics.editor.home;

import java.awt.event.ActionEvent;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.editor.settings.DiceShow;
import mystics.editor.settings.Motion;
import mystics.editor.settings.Pace;
import mystics.editor.settings.Scheme;
import mystics.editor.settings.Settings;
import mystics.editor.sound.Sounding;
import mystics.editor.type.Flow;
import mystics.editor.type.Keys;
import mystics.editor.type.MoreBelow;
import mystics.editor.type.Prose;
import mystics.editor.type.Rack;
import mystics.editor.type.Says;
import mystics.home.HintsRead;
import net.miginfocom.swing.MigLayout;

/** The settings page, with a preview of every change. */
public final class SettingsPane extends Page {
    private static final int STEP = 25;
    private static final int LETTERS = 60;
    private final transient Consumer<Settings> change;
    private final SettingsGroups groups = new SettingsGroups();
    private final SettingsSample sample = new SettingsSample();
    private final Prose left = new Prose("");
    private Settings settings;

    /**
     * @param change receives each new setting
     * @param back leaves the page
     */
    public SettingsPane(Settings now, Languages languages, Consumer<Settings> change, WayBack back) {
        this(now, languages, Sounding.Device.UNTRIED, change, back);
    }

    /** The settings page; {@code device} tells whether the machine has a loudspeaker. */
    public SettingsPane(Settings now, Languages languages, Sounding.Device device, Consumer<Settings> change, WayBack back) {
        super(Sentence.of("Settings"), back);
        this.settings = now;
        this.change = change;
        reading();
        language(languages);
        movement();
        pace();
        new AudioRows(groups, () -> settings.audio(), audio -> set(settings.with(audio))).layOn(device);
        hints();
        JPanel page = new JPanel(new MigLayout("insets 0, fillx", "[grow, fill]"));
        Rack halves = new Rack(2, LETTERS);
        halves.put(groups);
        InSight preview = new InSight(sample);
        halves.put(preview);
        page.add(halves, "wmin 0");
        hold(MoreBelow.scrolled(page));
        preview.follow();
        sample.show(now);
    }

    private void reading() {
        groups.heading("Reading");
        JSlider size = new JSlider(Settings.LEAST, Settings.MOST, settings.textSize());
        size.setMajorTickSpacing(STEP);
        size.setSnapToTicks(true);
        size.setPaintTicks(true);
        JLabel percent = new JLabel(settings.textSize() + " %");
        size.addChangeListener(moved -> {
            percent.setText(size.getValue() + " %");
            if (!size.getValueIsAdjusting() && size.getValue() != settings.textSize()) {
                set(settings.with(size.getValue()));
            }
        });
        JPanel slider = new JPanel(new MigLayout("insets 0, fillx", "[grow, fill]8[]"));
        slider.add(size, "wmin 0");
        slider.add(percent);
        groups.row("Size of text", size, slider,
                "How large everything is written. Boards and cards have their own size: + and - on the board.");
        groups.row("Colours", chooser(Scheme.values(), settings.scheme(), chosen -> set(settings.with(chosen))),
                "Parchment, a cellar by candlelight, or the strongest difference of light and dark there is.");
    }

    private void language(Languages languages) {
        JComboBox<Languages.Named> chooser = chooser(languages.named(), new Languages.Named(languages.now()),
                chosen -> languages.read().accept(chosen.letters()));
        chooser.setEnabled(languages.spoken().size() > 1);
        Keys.on(chooser, "UP", () -> step(chooser, "selectPrevious"));
        Keys.on(chooser, "DOWN", () -> step(chooser, "selectNext"));
        chooser.setKeySelectionManager((letter, names) -> -1);
        groups.row("Language", chooser,
                "Everything speaks it: home, the rules and every game. Mods bring further languages.");
    }

    /**
     * Moves the selection in a list that is open, or opens the list. A key that merely moves through the list does not choose a language,
     * because that choice would change the whole program.
     */
    private static void step(JComboBox<?> chooser, String way) {
        if (chooser.isPopupVisible()) {
            chooser.getActionMap().get(way).actionPerformed(new ActionEvent(chooser, ActionEvent.ACTION_PERFORMED, way));
        } else if (chooser.isShowing()) {
            chooser.showPopup();
        }
    }

    private void movement() {
        groups.heading("Movement");
        JCheckBox reduced = new JCheckBox("Reduced motion", settings.motion() == Motion.REDUCED);
        reduced.addActionListener(click -> set(settings.with(reduced.isSelected() ? Motion.REDUCED : Motion.FULL)));
        groups.row(reduced,
                "No die rolls, no figure glides, nothing fades: everything is at once where it belongs. How long it stays "
                + "there is the pace.");
        groups.row("Thrown dice", chooser(DiceShow.values(), settings.dice(), chosen -> set(settings.with(chosen))),
                "Where dice are seen before what comes of them: beside whom they strike, or in the line over the board.");
    }

    private void pace() {
        groups.heading("Pace");
        groups.row("Between your choices", chooser(Pace.values(), settings.pace(), chosen -> set(settings.with(chosen))),
                "How long you see each thing that minions, dice and other mice do before the next. A click, or Esc, always skips ahead.");
    }

    private void hints() {
        groups.heading("First games");
        Flow both = new Flow(8);
        both.add(button("All again", HintsRead.NONE));
        both.add(button("None", HintsRead.ALL));
        both.add(left, Flow.TEXT);
        groups.row("Hints", both, both,
                "A hint explains a word of the rules where it first comes up. One that has been read is not given again; the help "
                + "(F1) holds them all.");
        count();
    }

    private JButton button(String words, HintsRead hints) {
        JButton button = new JButton(words);
        button.addActionListener(click -> set(settings.with(hints)));
        return button;
    }

    private void count() {
        Says.text(left, settings.hints().isAll() ? Sentence.of("No hint is given")
                : Sentence.of("{n} {n|hint|hints} read so far", "n", settings.hints().ids().size()));
    }

    /**
     * A drop-down list. A choice takes effect only after Swing has finished with the list, because the choice may change the list's own
     * look.
     */
    private static <T> JComboBox<T> chooser(T[] all, T now, Consumer<T> then) {
        JComboBox<T> chooser = new JComboBox<>(all);
        chooser.setSelectedItem(now);
        chooser.addActionListener(chosen -> SwingUtilities.invokeLater(() -> then.accept(chooser.getItemAt(chooser.getSelectedIndex()))));
        return chooser;
    }

    private void set(Settings changed) {
        settings = changed;
        change.accept(changed);
        count();
        sample.show(changed);
    }
}
