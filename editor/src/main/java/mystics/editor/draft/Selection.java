package mystics.editor.draft;

import java.util.List;
import java.util.Optional;
import mystics.mod.yaml.Pointer;

/**
 * The selected file, or values in it.
 *
 * @param path the path of the file; empty if nothing is selected
 * @param pointers the values; none if the whole file is selected
 */
public record Selection(String path, List<Pointer> pointers) {
    /** An empty selection. */
    public static final Selection NONE = new Selection("", List.of());

    public Selection {
        pointers = List.copyOf(pointers);
    }

    /** A whole file. */
    public static Selection of(String path) {
        return new Selection(path, List.of());
    }

    /** Values of a file. */
    public static Selection of(String path, Pointer... pointers) {
        return new Selection(path, List.of(pointers));
    }

    /** Whether nothing is selected. */
    public boolean isEmpty() {
        return path.isEmpty();
    }

    /** The value, if exactly one is selected. */
    public Optional<Pointer> single() {
        return pointers.size() == 1 ? Optional.of(pointers.get(0)) : Optional.empty();
    }
}
