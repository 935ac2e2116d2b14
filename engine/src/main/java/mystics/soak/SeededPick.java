package mystics.soak;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SplittableRandom;

/** Random draws from a seed. The same seed gives the same draws. */
final class SeededPick {
    private static final int PERCENT = 100;
    private final SplittableRandom random;

    SeededPick(long seed) {
        this.random = new SplittableRandom(seed);
    }

    /** A number between two bounds, both included. */
    int from(int least, int most) {
        return random.nextInt(least, most + 1);
    }

    /** Whether an event with this probability, in per cent, occurs. */
    boolean percent(int chance) {
        return random.nextInt(PERCENT) < chance;
    }

    /** Picks one of several values. */
    <T> T one(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    /** The given number of elements in random order, each at most once; fewer if there are not enough. */
    <T> List<T> some(Collection<T> all, int number) {
        List<T> left = new ArrayList<>(all);
        List<T> drawn = new ArrayList<>();
        while (drawn.size() < number && !left.isEmpty()) {
            drawn.add(left.remove(random.nextInt(left.size())));
        }
        return drawn;
    }
}
