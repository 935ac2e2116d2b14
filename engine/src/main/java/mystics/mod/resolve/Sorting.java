package mystics.mod.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import mystics.mod.FoundMod;
import mystics.mod.finding.Finding;

/**
 * Mods, sorted so that each comes after the mods that it asks to follow. If no mod asks for an order, the given order is kept.
 *
 * @param circle mods that wait for each other; empty if all could be sorted
 */
record Sorting(List<FoundMod> order, List<FoundMod> circle) {

    static Sorting of(List<FoundMod> mods) {
        List<FoundMod> order = new ArrayList<>();
        List<FoundMod> waiting = new ArrayList<>(mods);
        for (Optional<FoundMod> next = ready(waiting); next.isPresent(); next = ready(waiting)) {
            order.add(next.get());
            waiting.remove(next.get());
        }
        return new Sorting(order, waiting.isEmpty() ? List.of() : circle(waiting));
    }

    private static Optional<FoundMod> ready(List<FoundMod> waiting) {
        return waiting.stream().filter(mod -> first(mod, waiting).isEmpty()).findFirst();
    }

    private static Optional<FoundMod> first(FoundMod mod, List<FoundMod> waiting) {
        List<String> before = ModRequirements.before(mod);
        return waiting.stream().filter(other -> before.contains(other.id())).findFirst();
    }

    /** A circle of mods that wait for each other, found by going from each mod to one for which it waits. */
    private static List<FoundMod> circle(List<FoundMod> waiting) {
        List<FoundMod> path = new ArrayList<>();
        FoundMod mod = waiting.get(0);
        while (!path.contains(mod)) {
            path.add(mod);
            mod = first(mod, waiting).orElseThrow();
        }
        return path.subList(path.indexOf(mod), path.size());
    }

    /** The reason why a mod in a circle cannot be loaded. */
    static Finding words(FoundMod mod, List<FoundMod> circle) {
        String round = circle.stream().map(FoundMod::id).collect(Collectors.joining(", "));
        return Finding
                .error("circle", mod.page().valueAt("/id"), "the order goes round in a circle: each of " + round
                        + " wants to be loaded after the next")
                .fix("Remove one of " + round + ", or ask their authors.");
    }
}
