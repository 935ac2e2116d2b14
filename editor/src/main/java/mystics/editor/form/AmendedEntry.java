package mystics.editor.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Edit;
import mystics.editor.draft.FileText;
import mystics.mod.ModLayout;
import mystics.mod.finding.Place;
import mystics.mod.write.Change;
import mystics.mod.write.PlainTree;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.Pointer;

/**
 * An entry of another mod, amended through its form: each change makes or updates one operation in a file of {@code amendments/}. The
 * entry's own file is never written.
 */
public final class AmendedEntry implements FormDraft {
    private static final String NEW = ModLayout.AMENDMENTS + "/changes.yaml";
    private final Drafting drafting;
    private final Document entry;
    private final Object plain;
    private final String key;

    /** @param entry the entry with the changes of the other mods */
    public AmendedEntry(Drafting drafting, Document entry) {
        this.drafting = drafting;
        this.entry = entry;
        this.key = entry.folder() + "/" + entry.id();
        this.plain = PlainNodes.of(entry.root());
    }

    /** The place of the entry's amendment. */
    private record Spot(String path, Pointer at, Map<?, ?> operations) {
    }

    /** The amendment of the entry that has no condition, if there is one. */
    private Optional<Spot> spot() {
        for (FileText file : drafting.settled().files().values()) {
            if (!file.path().startsWith(ModLayout.AMENDMENTS + "/") || !file.isYaml()) {
                continue;
            }
            List<?> amend = file.at(Pointer.ROOT.in("amend")).filter(List.class::isInstance).map(List.class::cast).orElse(List.of());
            for (int i = 0; i < amend.size(); i++) {
                if (amend.get(i) instanceof Map<?, ?> one && key.equals(one.get("entry")) && !one.containsKey("when")) {
                    return Optional.of(new Spot(file.path(), Pointer.ROOT.in("amend").at(i), one));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether this mod changes the entry. */
    boolean isChanged() {
        return spot().isPresent();
    }

    private AmendedValues amended(Optional<Spot> spot) {
        return AmendedValues.of(plain, spot.<Map<?, ?>>map(Spot::operations).orElse(Map.of()));
    }

    /** The values, including the text being typed. */
    @Override
    public Object values() {
        return amended(spot().map(this::shown)).values();
    }

    /** The amendment as the form shows it, including the text being typed. */
    private Spot shown(Spot spot) {
        Optional<Object> now = drafting.project().file(spot.path()).flatMap(file -> file.at(spot.at()));
        return now.filter(Map.class::isInstance).map(operations -> new Spot(spot.path(), spot.at(), (Map<?, ?>) operations)).orElse(spot);
    }

    @Override
    public void type(Sentence label, Change change) {
        if (spot().isEmpty()) {
            make(label, List.of(change));
        } else {
            drafting.preview(edit(label, List.of(change)));
        }
    }

    @Override
    public void done() {
        drafting.settle();
    }

    @Override
    public void make(Sentence label, List<Change> changes) {
        drafting.settle();
        drafting.make(edit(label, changes));
    }

    private Edit edit(Sentence label, List<Change> changes) {
        Optional<Spot> spot = spot();
        Object before = amended(spot).values();
        Object after = before;
        Map<String, Object> operations = new LinkedHashMap<>();
        operations.put("entry", key);
        spot.ifPresent(there -> there.operations().forEach((name, value) -> operations.put(name.toString(), value)));
        for (Change change : changes) {
            AmendedValues.Named place = AmendedValues.name(before, at(change));
            after = PlainTree.with(after, change);
            Optional<Object> value = PlainTree.at(after, place.at());
            value.ifPresentOrElse(set -> set(operations, place.path(), set), () -> remove(operations, place.path()));
        }
        String path = spot.map(Spot::path).orElse(NEW);
        int number = drafting.settled().file(path).flatMap(file -> file.at(Pointer.ROOT.in("amend"))).filter(List.class::isInstance)
                .map(list -> ((List<?>) list).size()).orElse(0);
        Change written = spot.<Change>map(there -> new Change.Assign(there.at(), operations))
                .orElseGet(() -> new Change.Insert(Pointer.ROOT.in("amend"), number, operations));
        return Edit.of(drafting.settled(), label, path, written);
    }

    /** The place that a change concerns. If elements are added to a list or removed, this place is the whole list. */
    private static Pointer at(Change change) {
        if (change instanceof Change.Insert insert) return insert.list();
        if (change instanceof Change.Move move) return move.list();
        Pointer at = change instanceof Change.Assign assign ? assign.at() : ((Change.Remove) change).at();
        List<String> steps = at.steps();
        boolean element = change instanceof Change.Remove && !steps.isEmpty() && steps.get(steps.size() - 1).matches("[0-9]+");
        return element ? PlainNodes.around(at) : at;
    }

    private static void set(Map<String, Object> operations, String path, Object value) {
        forget(operations, path);
        Map<Object, Object> set = new LinkedHashMap<>(operations.get("set") instanceof Map<?, ?> there ? there : Map.of());
        set.put(path, value);
        operations.put("set", set);
    }

    private void remove(Map<String, Object> operations, String path) {
        forget(operations, path);
        boolean written = PlainTree.at(plain, Pointer.of("/" + path)).isPresent();
        if (written) {
            List<Object> removed = new ArrayList<>(operations.get("remove") instanceof List<?> there ? there : List.of());
            removed.add(path);
            operations.put("remove", removed);
        }
    }

    /** Removes the operations that set or remove values at a place or below it. */
    private static void forget(Map<String, Object> operations, String path) {
        if (operations.get("set") instanceof Map<?, ?> set) {
            Map<Object, Object> kept = new LinkedHashMap<>(set);
            kept.keySet().removeIf(each -> each.equals(path) || each.toString().startsWith(path + "/"));
            put(operations, "set", kept, kept.isEmpty());
        }
        if (operations.get("remove") instanceof List<?> removed) {
            List<?> kept = removed.stream().filter(each -> !each.equals(path)).toList();
            put(operations, "remove", kept, kept.isEmpty());
        }
    }

    private static void put(Map<String, Object> operations, String key, Object value, boolean empty) {
        if (empty) {
            operations.remove(key);
        } else {
            operations.put(key, value);
        }
    }

    @Override
    public Optional<Owner> owner(Pointer at) {
        Optional<Spot> spot = spot();
        Optional<Pointer> mine = spot.map(there -> amended(spot).made().get(at.toString()));
        if (mine.isPresent()) {
            return Optional.of(new Owner(Sentence.of("changed by this mod"), Optional.of(() -> takeBack(spot.get(), mine.get()))));
        }
        if (PlainTree.at(plain, at).isEmpty()) {
            return Optional.empty();
        }
        Place place = entry.valueAt(at.toString());
        return Optional.of(new Owner(Sentence.of("{mod}, line {n}", "mod", place.mod(), "n", place.line()), Optional.empty()));
    }

    /** Removes one operation. If no operation remains, the amendment is removed too. */
    private void takeBack(Spot spot, Pointer operation) {
        Map<?, ?> kept = (Map<?, ?>) PlainTree.with(spot.operations(), new Change.Remove(operation));
        Change change = kept.size() > 1 ? new Change.Assign(spot.at(), kept) : new Change.Remove(spot.at());
        boolean last = kept.size() <= 1 && drafting.settled().file(spot.path()).flatMap(file -> file.at(Pointer.ROOT.in("amend")))
                .filter(List.class::isInstance).map(list -> ((List<?>) list).size() == 1).orElse(false);
        Sentence label = Sentence.of("A change of {entry} taken back", "entry", key);
        drafting.make(last ? Edit.delete(label, spot.path()) : Edit.of(drafting.settled(), label, spot.path(), change));
    }
}
