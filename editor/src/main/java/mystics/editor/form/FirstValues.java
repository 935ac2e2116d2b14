package mystics.editor.form;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The first values of new entries and of new properties. The values fit their schema and name existing entries, so that a new file can be
 * read at once.
 */
public final class FirstValues {
    private static final int USUAL = 1;
    /**
     * Sample texts: words, a colour, a version, a language, a rule, notes. At least one of the samples matches each pattern in the schemas.
     */
    private static final List<String> WORDS = List.of("…", "x", "#a05a2c", "1.0.0", "en", "MOVE-1", "wood c4");
    private final Known known;

    /** @param known the entries that can be named */
    public FirstValues(Known known) {
        this.known = known;
    }

    /** The first value of a kind of field. */
    public Object of(FieldKind kind) {
        if (kind instanceof FieldKind.Group group) return required(group);
        if (kind instanceof FieldKind.Whole whole) return (int) Math.max(whole.least(), Math.min(USUAL, whole.most()));
        if (kind instanceof FieldKind.YesNo) return true;
        if (kind instanceof FieldKind.OneOf words) return words.words().get(0);
        if (kind instanceof FieldKind.Rows rows) return rows.least() == 0 ? List.of() : List.of(of(rows.element().get()));
        if (kind instanceof FieldKind.Numbers numbers) return Collections.nCopies(Math.max(2, numbers.least()), 0);
        if (kind instanceof FieldKind.Pairs pairs) return pair(pairs);
        if (kind instanceof FieldKind.Text text) return text(text);
        return kind instanceof FieldKind.Name name ? name(name) : "new";
    }

    /** A map with one entry if its key must be an id and there is such an id; otherwise an empty map. */
    private Map<String, Object> pair(FieldKind.Pairs pairs) {
        boolean named = pairs.key() instanceof FieldKind.Name name && !name(name).equals("new");
        return named ? Map.of(name((FieldKind.Name) pairs.key()), of(pairs.value().get())) : Map.of();
    }

    private Map<String, Object> required(FieldKind.Group group) {
        Map<String, Object> values = new LinkedHashMap<>();
        group.fields().stream().filter(FormField::required).forEach(field -> values.put(field.key(), of(field.kind().get())));
        group.fields().stream().filter(field -> !values.containsKey(field.key()) && FormPlan.requires(group, field, values))
                .forEach(field -> values.put(field.key(), of(field.kind().get())));
        return values;
    }

    private static String text(FieldKind.Text kind) {
        return WORDS.stream().filter(word -> kind.form().matcher(word).find()).findFirst().orElse("x");
    }

    private String name(FieldKind.Name name) {
        return known.of(name.of(), Map.of()).stream().map(Known.Suggestion::id).findFirst().orElse("new");
    }
}
