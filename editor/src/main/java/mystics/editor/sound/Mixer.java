package mystics.editor.sound;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Adds up sounds that play at the same time. Only one thread uses a mixer. */
final class Mixer {
    /** The greatest number of sounds at the same time. */
    private static final int MOST = 10;
    private static final double FULL = Short.MAX_VALUE;
    private final List<Playing> playing = new ArrayList<>();

    /** The samples of a sound that is playing. The position is negative until the samples start. */
    private static final class Playing {
        private final short[] samples;
        private int at;

        Playing(short[] samples, int at) {
            this.samples = samples;
            this.at = at;
        }
    }

    /** Adds samples that begin later, by the given number of samples. */
    void add(short[] samples, int after) {
        if (playing.size() < MOST) {
            playing.add(new Playing(samples, -after));
        }
    }

    /** Drops everything. */
    void clear() {
        playing.clear();
    }

    /** Whether nothing is left to play. */
    boolean isSilent() {
        return playing.isEmpty();
    }

    /**
     * The next samples as bytes, low byte first. If all sounds together are too loud, their sum is softly limited.
     *
     * @param volume the volume, 0 to 1
     */
    byte[] next(int count, double volume) {
        byte[] bytes = new byte[2 * count];
        double[] sum = new double[count];
        for (Iterator<Playing> each = playing.iterator(); each.hasNext();) {
            Playing one = each.next();
            for (int i = 0; i < count && one.at < one.samples.length; i++, one.at++) {
                sum[i] += one.at < 0 ? 0 : one.samples[one.at];
            }
            if (one.at >= one.samples.length) {
                each.remove();
            }
        }
        for (int i = 0; i < count; i++) {
            int sample = (int) Math.round(FULL * soft(volume * sum[i] / FULL));
            bytes[2 * i] = (byte) sample;
            bytes[2 * i + 1] = (byte) (sample >> 8);
        }
        return bytes;
    }

    /** Does not change small values, and keeps large values below 1. */
    private static double soft(double value) {
        double size = Math.abs(value);
        return size < 0.7 ? value : Math.signum(value) * (0.7 + 0.3 * Math.tanh((size - 0.7) / 0.3));
    }
}
