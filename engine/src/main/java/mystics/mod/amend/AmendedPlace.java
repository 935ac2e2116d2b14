package mystics.mod.amend;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.mod.amend.EntryPart.Branch;
import mystics.mod.amend.EntryPart.Row;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.finding.Place;

/**
 * The target of an amendment's path: a key of a map, or an element of a list. The container exists, but the target itself may be missing.
 *
 * @param around the container: a map or a list
 * @param step the key, or the name of the element
 */
record AmendedPlace(EntryPart around, String step) {

    /**
     * Follows a path from the top of an entry.
     *
     * @throws BrokenMod if a part of the path does not exist
     */
    static AmendedPlace at(EntryPart top, String path, Place place) {
        String[] steps = path.split("/");
        EntryPart part = top;
        for (int i = 0; i < steps.length - 1; i++) {
            AmendedPlace spot = new AmendedPlace(part, steps[i]);
            part = spot.part().orElseThrow(() -> spot.nothing(place));
        }
        return new AmendedPlace(part, steps[steps.length - 1]);
    }

    /** The part that is now at this place, if there is one. */
    Optional<EntryPart> part() {
        if (around instanceof Branch branch) return Optional.ofNullable(branch.members().get(step)).filter(part -> !part.gone());
        return around instanceof Row row ? index(row).map(row.elements()::get) : Optional.empty();
    }

    /** Puts a part at this place. The new part replaces the current part or becomes the value of a new key. */
    void put(EntryPart part, Place place) {
        if (around instanceof Branch branch) branch.members().put(step, part);
        else if (around instanceof Row row) row.elements().set(index(row).orElseThrow(() -> nothing(place)), part);
        else throw nothing(place);
    }

    /** Inserts an element before (0) or after (1) the element at this place. */
    void beside(int after, EntryPart part, Place place) {
        if (!(around instanceof Row row)) {
            throw new BrokenMod(Finding.error("not-a-list", place, "'" + step + "' is not an element of a list")
                    .because("only elements of lists have a before and an after").fix("Use 'set' or 'add'."));
        }
        row.elements().add(index(row).orElseThrow(() -> nothing(place)) + after, part);
    }

    /** The error that says that nothing exists at this place. */
    BrokenMod nothing(Place place) {
        return new BrokenMod(
                Finding.error("no-such-part", place, "there is no '" + step + "' to be found here").fix(Nearest.advice(step, names())));
    }

    private Optional<Integer> index(Row row) {
        for (int i = 0; i < row.elements().size(); i++) {
            if (names(row.elements().get(i)).contains(step)) return Optional.of(i);
        }
        return number(row);
    }

    /** The number in a step, which counts elements from 1; empty if the step is not a number. */
    private Optional<Integer> number(Row row) {
        List<EntryPart> present = row.present();
        boolean counted = step.matches("[1-9][0-9]{0,3}") && Integer.parseInt(step) <= present.size();
        return counted ? Optional.of(row.elements().indexOf(present.get(Integer.parseInt(step) - 1))) : Optional.empty();
    }

    private List<String> names() {
        if (around instanceof Branch branch) {
            return branch.members().keySet().stream().filter(key -> !branch.members().get(key).gone()).toList();
        }
        return around instanceof Row row ? row.present().stream().flatMap(part -> names(part).stream()).toList() : List.of();
    }

    /** The names of a list element: its text, id or name, or any {@code key=value}. */
    private static List<String> names(EntryPart element) {
        List<String> names = new ArrayList<>();
        if (element instanceof EntryPart.Leaf leaf) names.add(leaf.node().asString(""));
        if (element instanceof Branch branch) {
            Stream.of("id", "name").map(branch.members()::get).filter(EntryPart.Leaf.class::isInstance)
                    .forEach(part -> names.add(part.node().asString("")));
            branch.members().forEach((key, part) -> {
                if (part instanceof EntryPart.Leaf) names.add(key + "=" + part.node().asString(""));
            });
        }
        return names;
    }
}
