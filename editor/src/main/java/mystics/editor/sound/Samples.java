package mystics.editor.sound;

/** Operations on samples of any origin. */
final class Samples {
    /** The number of samples in a second. */
    static final int RATE = 44_100;
    /** The times, in seconds, in which a sound rises at its beginning and falls at its end. */
    private static final double RISE = 0.0015;
    private static final double FALL = 0.06;

    private Samples() {
    }

    /** Scales samples so that the largest has the given height; silence stays silence. */
    static void peak(float[] samples, double height) {
        float highest = 0;
        for (float sample : samples) {
            highest = Math.max(highest, Math.abs(sample));
        }
        for (int i = 0; highest > 0 && i < samples.length; i++) {
            samples[i] *= (float) (height / highest);
        }
    }

    /** Lets samples rise from zero and fall to zero, so that nothing clicks. */
    static void edges(float[] samples) {
        int rise = Math.min(samples.length / 2, (int) (RATE * RISE));
        int fall = Math.min(samples.length / 2, (int) (RATE * FALL));
        for (int i = 0; i < rise; i++) {
            samples[i] *= (float) i / rise;
        }
        for (int i = 0; i < fall; i++) {
            samples[samples.length - 1 - i] *= (float) i / fall;
        }
    }
}
