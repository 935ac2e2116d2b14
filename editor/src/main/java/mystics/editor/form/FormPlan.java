package mystics.editor.form;

import java.util.List;
import java.util.Map;
import mystics.mod.yaml.SchemaFiles;

/**
 * The contents of a file's form, read from the schema of its kind.
 *
 * @param kind the kind of file, one of {@link SchemaFiles#KINDS}
 * @param title the subject of a file of this kind, such as "a card"
 */
public record FormPlan(String kind, String title, FieldKind content) {

    /** The form for files of a kind, read from the schema of this kind. */
    public static FormPlan of(String kind) {
        SchemaReading schema = new SchemaReading(kind);
        return new FormPlan(kind, schema.title(), schema.content());
    }

    /** The kind of the file at a path in a mod; {@code ""} if no schema describes it. */
    public static String kindOf(String path) {
        if (path.equals("mod.yaml")) {
            return "mod";
        }
        String folder = path.substring(0, Math.max(0, path.indexOf('/')));
        return path.endsWith(".yaml") && SchemaFiles.KINDS.contains(folder) ? folder : "";
    }

    /** The top-level fields. A translation has no fields with fixed names. */
    public List<FormField> fields() {
        return content instanceof FieldKind.Group group ? group.fields() : List.of();
    }

    /** Whether a property is required in view of the given values. */
    public static boolean requires(FieldKind.Group group, FormField field, Map<?, ?> values) {
        return field.required() || group.needs().stream().anyMatch(need -> need.requires(field.key(), values));
    }

    /** Whether a property is allowed in view of the given values. */
    public static boolean allows(FieldKind.Group group, FormField field, Map<?, ?> values) {
        return group.needs().stream().noneMatch(need -> need.excludes(field.key(), values));
    }

    /**
     * Whether a property suits the given values. A property that is required with another value of a key, as the damage of a card that is a
     * weapon, does not suit this value of the key.
     */
    static boolean suits(FieldKind.Group group, FormField field, Map<?, ?> values) {
        List<Demand> needs = group.needs().stream().filter(need -> need.value().isPresent() && need.required().contains(field.key()))
                .filter(need -> values.containsKey(need.key())).toList();
        return needs.isEmpty() || needs.stream().anyMatch(need -> need.applies(values));
    }
}
