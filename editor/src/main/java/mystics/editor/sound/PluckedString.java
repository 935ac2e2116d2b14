package mystics.editor.sound;

import java.util.SplittableRandom;

/** A plucked string after Karplus and Strong: a burst of noise that circulates in a loop and becomes softer with every pass. */
final class PluckedString {
    /** The share of the sound that is left after one second, for a low and for a high string. */
    private static final double LASTING = 0.16;
    /** The point at which the string is plucked, as a share of its length. */
    private static final double AT = 0.23;
    /** The frequency above which the burst is softened: a constant in hertz plus a multiple of the pitch. */
    private static final double PASSES = 700;
    private static final double TIMES = 4;

    private PluckedString() {
    }

    /** Fills samples with a string of a pitch in hertz. */
    static void fill(float[] samples, double hertz, SplittableRandom noise) {
        double turn = Samples.RATE / hertz - 0.5;
        int length = (int) turn - (turn - (int) turn < 0.1 ? 1 : 0);
        double rest = turn - length;
        double tuning = (1 - rest) / (1 + rest);
        double kept = Math.pow(LASTING, 1 / hertz);
        float[] loop = burst(length, 1 - Math.exp(-2 * Math.PI * (PASSES + TIMES * hertz) / Samples.RATE), noise);
        double before = 0;
        double in = 0;
        double out = 0;
        for (int i = 0, at = 0; i < samples.length; i++, at = (at + 1) % length) {
            double now = loop[at];
            samples[i] = (float) now;
            double softer = kept * (now + before) / 2;
            before = now;
            // The loop holds a whole number of samples. An all-pass filter adds the missing fraction of a sample to the delay.
            out = tuning * softer + in - tuning * out;
            in = softer;
            loop[at] = (float) out;
        }
    }

    /** Softened noise, as if a finger plucked the string at a quarter of its length. */
    private static float[] burst(int length, double passing, SplittableRandom noise) {
        float[] raw = new float[length];
        double once = 0;
        double twice = 0;
        for (int i = 0; i < length; i++) {
            once += passing * (noise.nextDouble(-1, 1) - once);
            twice += passing * (once - twice);
            raw[i] = (float) twice;
        }
        int from = Math.max(1, (int) (length * AT));
        float[] burst = new float[length];
        double mean = 0;
        for (int i = 0; i < length; i++) {
            burst[i] = raw[i] - raw[(i + length - from) % length];
            mean += burst[i] / length;
        }
        for (int i = 0; i < length; i++) {
            burst[i] -= (float) mean;
        }
        return burst;
    }
}
