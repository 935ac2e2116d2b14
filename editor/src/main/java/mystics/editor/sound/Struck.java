package mystics.editor.sound;

import java.util.SplittableRandom;

/** The sounds of things that ring when they are struck, as sums of fading sines. */
final class Struck {
    /**
     * The partials of a small bell. Each partial has three numbers: the multiple of the pitch, the amplitude, and the seconds until a third
     * of the sound is left.
     */
    private static final double[][] BELL = {{1, 1, 0.55}, {2.005, 0.5, 0.4}, {2.98, 0.32, 0.24}, {4.21, 0.2, 0.14}, {5.43, 0.12, 0.09}};
    /** The partials of a wooden bar. */
    private static final double[][] WOOD = {{1, 1, 0.045}, {2.76, 0.45, 0.022}, {5.4, 0.18, 0.012}};
    private static final double KNOCK = 0.004;

    private Struck() {
    }

    /** A small bell. */
    static void bell(float[] samples, double hertz) {
        ring(samples, hertz, BELL);
    }

    /** The sound of a piece of wood that is struck. */
    static void wood(float[] samples, double hertz, SplittableRandom noise) {
        ring(samples, hertz, WOOD);
        knock(samples, 0.5, noise);
    }

    /** The sound of a soft drum, whose skin gives way under the blow. */
    static void drum(float[] samples, double hertz, SplittableRandom noise) {
        double turned = 0;
        for (int i = 0; i < samples.length; i++) {
            double time = (double) i / Samples.RATE;
            turned += 2 * Math.PI * hertz * (1 + 0.7 * Math.exp(-time / 0.03)) / Samples.RATE;
            samples[i] = (float) (Math.sin(turned) * Math.exp(-time / 0.14));
        }
        knock(samples, 0.25, noise);
    }

    /** The sound of a drop that falls into a still pool: a tone that rises as it fades. */
    static void drop(float[] samples, double hertz) {
        double turned = 0;
        for (int i = 0; i < samples.length; i++) {
            double time = (double) i / Samples.RATE;
            turned += 2 * Math.PI * hertz * (0.82 + 3.2 * time) / Samples.RATE;
            samples[i] = (float) (Math.sin(turned) * Math.exp(-time / 0.05));
        }
    }

    private static void ring(float[] samples, double hertz, double[][] partials) {
        for (double[] partial : partials) {
            double turn = 2 * Math.PI * hertz * partial[0] / Samples.RATE;
            if (turn < Math.PI) {
                sine(samples, turn, partial[1], Math.exp(-1 / (partial[2] * Samples.RATE)));
            }
        }
    }

    /** Adds a fading sine. Each value of the sine follows from the two values before it. */
    private static void sine(float[] samples, double turn, double height, double kept) {
        double twice = 2 * kept * Math.cos(turn);
        double earlier = 0;
        double last = height * kept * Math.sin(turn);
        for (int i = 1; i < samples.length; i++) {
            samples[i] += (float) last;
            double next = twice * last - kept * kept * earlier;
            earlier = last;
            last = next;
        }
    }

    /** Adds the knock of the stick that strikes. */
    private static void knock(float[] samples, double height, SplittableRandom noise) {
        double last = 0;
        for (int i = 0; i < samples.length && i < Samples.RATE * KNOCK * 6; i++) {
            last += 0.35 * (noise.nextDouble(-1, 1) - last);
            samples[i] += (float) (height * last * Math.exp(-i / (KNOCK * Samples.RATE)));
        }
    }
}
