package mystics.editor.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import mystics.mod.write.YamlToken.Part;
import mystics.mod.yaml.NamedKinds;
import mystics.mod.yaml.Pointer;

/** Finds the ids that a file names, according to the file's schema. */
public final class NamedIds {
    /** The word that is given in place of a folder if the id itself names its folder: {@code folder/id}. */
    public static final String ANY = NamedKinds.ENTRIES;
    /** The word that is given in place of a folder if the id names a space of the same file. */
    public static final String SPACES = NamedKinds.SPACES;
    private final List<NamedId> found = new ArrayList<>();

    private NamedIds() {
    }

    /**
     * An id and the kind of thing it names.
     *
     * @param at the place of the id; for an id that is a key, this is the place of the key's value
     * @param of folders of entries, {@link #ANY}, or another word for the possible kinds
     */
    public record NamedId(Pointer at, Part part, String text, List<String> of) {
    }

    /** The ids in the content of a file, in their order. */
    public static List<NamedId> in(FieldKind content, Object tree) {
        NamedIds ids = new NamedIds();
        ids.walk(Pointer.ROOT, Part.VALUE, content, tree);
        return List.copyOf(ids.found);
    }

    private void walk(Pointer at, Part part, FieldKind field, Object value) {
        if (field instanceof FieldKind.Name name) {
            found.add(new NamedId(at, part, value.toString(), name.of()));
        } else if (field instanceof FieldKind.OneOrMore some) {
            each(at, some.one(), value instanceof List<?> list ? list : List.of());
            if (!(value instanceof List<?>)) walk(at, part, some.one(), value);
        } else if (field instanceof FieldKind.Rows rows && value instanceof List<?> list) {
            each(at, rows.element().get(), list);
        } else if (field instanceof FieldKind.Pairs pairs && value instanceof Map<?, ?> map) {
            map.forEach((key, inner) -> {
                walk(at.in(key.toString()), Part.KEY, pairs.key(), key);
                walk(at.in(key.toString()), Part.VALUE, pairs.value().get(), inner);
            });
        } else if (field instanceof FieldKind.Group group && value instanceof Map<?, ?> map) {
            group.fields().stream().filter(each -> map.get(each.key()) != null)
                    .forEach(each -> walk(at.in(each.key()), Part.VALUE, each.kind().get(), map.get(each.key())));
        }
    }

    private void each(Pointer at, FieldKind element, List<?> list) {
        for (int i = 0; i < list.size(); i++) walk(at.at(i), Part.VALUE, element, list.get(i));
    }
}
