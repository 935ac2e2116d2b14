package mystics.choice;

/** Chance that follows from a seed: the same seed and question give the same answer on every machine and thread. */
public record SeededFate(long seed) implements Fate {
    @Override
    public int face(Purpose purpose, int nth) {
        return 1 + bounded(mix(purpose, nth), 6);
    }

    @Override
    public int below(Purpose purpose, int nth, int bound) {
        return bounded(mix(purpose, nth), bound);
    }

    private static int bounded(long bits, int bound) {
        return (int) ((bits >>> 32) * bound >>> 32);
    }

    /** Mixes seed, purpose and number, as the last step of the generator SplitMix64 does. */
    private long mix(Purpose purpose, int nth) {
        long z = seed + 0x9E3779B97F4A7C15L * (((long) purpose.ordinal() + 1 << 32) + nth + 1);
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
