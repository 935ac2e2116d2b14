package mystics.editor.home;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.JCheckBox;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.content.Variant;
import mystics.editor.type.Prose;
import mystics.rules.Called;

/** The house rules on a form: one switch for each variant, with what it changes. */
final class Readings {
    private final Map<Variant, JCheckBox> boxes = new LinkedHashMap<>();

    Readings(Collection<Variant> variants) {
        variants.forEach(variant -> {
            JCheckBox box = new JCheckBox(variant.name(), variant.usual());
            box.getAccessibleContext().setAccessibleDescription(variant.text());
            boxes.put(variant, box);
        });
    }

    /** Adds the switches to a form. */
    void layOn(JPanel form) {
        boxes.forEach((variant, box) -> {
            form.add(box, "wmin 0");
            form.add(new Prose(variant.text()), "gapleft 26, wmin 0");
        });
    }

    private List<Variant> on() {
        return boxes.keySet().stream().filter(variant -> boxes.get(variant).isSelected()).toList();
    }

    /** The ids of the variants that are on. */
    Set<String> chosen() {
        return on().stream().map(Variant::id).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Names two active variants that exclude each other, if there are any. */
    Optional<Sentence> clash() {
        return on().stream().flatMap(one -> on().stream().filter(other -> other != one && one.clashes(other))
                .map(other -> Sentence.of("{one} and {other} cannot both be on. Switch one of them off.", "one", Called.by(one), "other",
                        Called.by(other)))).findFirst();
    }
}
