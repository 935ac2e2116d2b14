package mystics.editor.home;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JToggleButton;
import mystics.choice.Sentence;
import mystics.content.Difficulty;
import mystics.content.Variant;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.rules.Called;
import net.miginfocom.swing.MigLayout;

/**
 * The choice of a level of difficulty by its name. Each house rule that belongs to a level has a switch; the switches are hidden until the
 * player asks for them.
 */
final class Readings {
    /** The space between the heading and the names of the levels, in pixels. */
    private static final int GAP = 20;
    private final Map<Variant, JCheckBox> boxes = new LinkedHashMap<>();
    private final List<Difficulty> levels;
    private final Map<Difficulty, JRadioButton> names = new LinkedHashMap<>();
    private final Prose about = new Prose("");

    /**
     * @param levels the levels of difficulty, the easiest first
     * @param first the ids of the variants that are on at first
     */
    Readings(Collection<Variant> variants, List<Difficulty> levels, Set<String> first) {
        this.levels = levels;
        variants.forEach(variant -> {
            JCheckBox box = new JCheckBox(variant.name(), first.contains(variant.id()));
            box.getAccessibleContext().setAccessibleDescription(variant.text());
            boxes.put(variant, box);
        });
    }

    /** Switches on the variants that make first games easier. */
    void spareNewcomers() {
        boxes.forEach((variant, box) -> box.setSelected(box.isSelected() || variant.newcomers()));
    }

    /** Chooses the easiest level of difficulty. */
    void easiest() {
        levels.stream().limit(1).forEach(level -> names.get(level).doClick(0));
    }

    /** Sets the switches, and chooses the level of difficulty that matches them. */
    void take(Set<String> variants) {
        boxes.forEach((variant, box) -> box.setSelected(variants.contains(variant.id())));
        level().ifPresent(level -> {
            names.get(level).setSelected(true);
            about.setText(level.text());
        });
    }

    /**
     * Adds the names of the difficulties to a form, beside their heading, so that no screen ends with the heading alone.
     *
     * @param more the button that asks for the house rules, last in the row
     */
    void layOn(JPanel form, JToggleButton more) {
        Flow row = new Flow(GAP);
        if (!levels.isEmpty()) {
            row.add(Page.heading("How hard"));
            row.add(names());
        }
        row.add(more);
        form.add(row, "wmin 0");
        if (!levels.isEmpty()) form.add(about, "wmin 0");
    }

    /** Names the chosen level on a button that leads to the levels, for a page that may show none of them. */
    void sayOn(JButton button) {
        names.forEach((level, name) -> {
            name.addChangeListener(change -> say(level, name, button));
            say(level, name, button);
        });
    }

    private static void say(Difficulty level, JRadioButton name, JButton button) {
        if (name.isSelected()) Says.text(button, Sentence.of("How hard: {level}", "level", level.name()));
    }

    /** Adds the switches of all variants to a form, beginning with those that make first games easier. */
    void laySwitchesOn(JPanel form) {
        boxes.keySet().stream().filter(Variant::newcomers).forEach(variant -> lay(variant, form));
        boxes.keySet().stream().filter(variant -> !variant.newcomers()).forEach(variant -> lay(variant, form));
    }

    private void lay(Variant variant, JPanel form) {
        form.add(boxes.get(variant), "wmin 0");
        form.add(new Prose(variant.text()), "gapleft 26, wmin 0");
    }

    private JPanel names() {
        JPanel row = new JPanel(new MigLayout("insets 0, gap 18"));
        ButtonGroup one = new ButtonGroup();
        Optional<Difficulty> known = level();
        levels.forEach(level -> {
            boolean now = known.filter(level::equals).isPresent();
            JRadioButton name = new JRadioButton(level.name(), now);
            name.getAccessibleContext().setAccessibleDescription(level.text());
            name.addActionListener(click -> choose(level));
            one.add(name);
            names.put(level, name);
            row.add(name);
            if (now) {
                about.setText(level.text());
            }
        });
        return row;
    }

    /** The level of difficulty for the current switches: of the levels whose variants are all on, the level with the most variants. */
    private Optional<Difficulty> level() {
        Set<String> on = chosen();
        return levels.stream().filter(level -> on.containsAll(level.variants()))
                .max(Comparator.comparingInt(level -> level.variants().size()));
    }

    /** Sets the switches according to a level. Variants that only make first games easier stay on. */
    private void choose(Difficulty level) {
        about.setText(level.text());
        boxes.forEach((variant, box) -> box.setSelected(
                variant.usual() || level.variants().contains(variant.id()) || variant.newcomers() && box.isSelected()));
    }

    private List<Variant> on() {
        return boxes.keySet().stream().filter(variant -> boxes.get(variant).isSelected()).toList();
    }

    /** The ids of the variants that are on. */
    Set<String> chosen() {
        return on().stream().map(Variant::id).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** A sentence about two active variants that exclude each other; empty if no two do. */
    Optional<Sentence> clash() {
        return on().stream().flatMap(one -> on().stream().filter(other -> other != one && one.clashes(other))
                .map(other -> Sentence.of("{one} and {other} cannot both be on. Switch one of them off.", "one", Called.by(one), "other",
                        Called.by(other)))).findFirst();
    }
}
