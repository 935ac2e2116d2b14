package mystics.kit.bisect;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Finds a smallest set of things that still fails, by delta debugging. If any one element is taken out of such a set, the rest no longer
 * fails. If one thing is guilty, the search takes about as many tries as there are things; if several are guilty together, it takes some
 * more.
 */
public final class GuiltySet<T> {
    private final Predicate<List<T>> fails;
    private int tries;

    /** @param fails tells whether a set of things fails */
    public GuiltySet(Predicate<List<T>> fails) {
        this.fails = fails;
    }

    /** A smallest set that fails, in the given order. The whole list must fail. */
    public List<T> of(List<T> all) {
        List<T> left = List.copyOf(all);
        int parts = 2;
        while (left.size() >= 2) {
            List<T> smaller = smaller(left, Math.min(parts, left.size()));
            if (!smaller.isEmpty()) {
                parts = smaller.size() * 2 <= left.size() ? 2 : Math.max(2, parts - 1);
                left = smaller;
            } else if (parts >= left.size()) {
                return left;
            } else {
                parts = Math.min(left.size(), parts * 2);
            }
        }
        return left;
    }

    /** The first part that fails alone. If no part does, the first list that lacks one part and still fails; empty if there is none. */
    private List<T> smaller(List<T> all, int parts) {
        List<List<T>> others = new ArrayList<>();
        for (int i = 0; i < parts; i++) {
            List<T> part = all.subList(all.size() * i / parts, all.size() * (i + 1) / parts);
            if (part.size() < all.size() && tried(part)) return part;
            List<T> rest = new ArrayList<>(all);
            rest.removeAll(part);
            if (parts > 2) others.add(rest);
        }
        return others.stream().filter(rest -> !rest.isEmpty() && tried(rest)).findFirst().orElse(List.of());
    }

    private boolean tried(List<T> some) {
        tries++;
        return fails.test(some);
    }

    /** The number of tries so far. */
    public int tries() {
        return tries;
    }
}
