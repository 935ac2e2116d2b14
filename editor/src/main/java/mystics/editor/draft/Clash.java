package mystics.editor.draft;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/**
 * A value that was changed in one way in the editor and in another way by another program.
 *
 * @param at the place of the value when the changes were joined; the root for a whole file
 * @param names one name for each step of the path: the name that identifies an element of a list, or an empty name for a key
 * @param mine the value in the editor; empty if it was removed
 * @param theirs the value that the other program wrote; empty if it was removed
 */
public record Clash(String path, Pointer at, List<String> names, Optional<Object> mine, Optional<Object> theirs) {
    public Clash {
        names = List.copyOf(names);
    }

    /**
     * The edit that takes over the other program's value, at its current place; empty if the map or list around the value no longer exists.
     */
    public Optional<Edit> theirs(Project here) {
        Sentence label = Sentence.of("the other value of {place}", "place", place());
        return here.file(path).flatMap(this::change).map(change -> Edit.of(here, label, path, List.of(change)));
    }

    private Optional<Change> change(FileText file) {
        Pointer now = Pointer.ROOT;
        List<String> steps = at.steps();
        for (int step = 0; step < steps.size(); step++) {
            boolean last = step == steps.size() - 1;
            if (names.get(step).isEmpty()) {
                now = now.in(steps.get(step));
                continue;
            }
            List<?> elements = file.at(now).filter(List.class::isInstance).map(List.class::cast).orElse(List.of());
            int place = place(elements, names.get(step));
            if (place < 0 && last) {
                Pointer list = now;
                return theirs.map(value -> new Change.Insert(list, Math.min(Integer.parseInt(steps.get(steps.size() - 1)), elements.size()),
                        value));
            }
            if (place < 0) return Optional.empty();
            now = now.at(place);
        }
        Pointer value = now;
        return theirs.<Change>map(other -> new Change.Assign(value, other))
                .or(() -> file.at(value).map(there -> new Change.Remove(value)));
    }

    private static int place(List<?> elements, String name) {
        for (int i = 0; i < elements.size(); i++) {
            if (TreeMerge.name(elements.get(i)).equals(name)) return i;
        }
        return -1;
    }

    /** The place of the value, in words for the user. */
    public String place() {
        StringBuilder words = new StringBuilder(path);
        for (int step = 0; step < names.size(); step++) {
            words.append(step == 0 ? " " : "/").append(names.get(step).isEmpty() ? at.steps().get(step) : names.get(step));
        }
        return words.toString();
    }
}
