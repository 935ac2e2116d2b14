package mystics.editor.sound;

import java.util.SplittableRandom;

/** The instruments. The samples of a note depend only on its pitch, its length and a seed, so equal notes have equal samples. */
enum Voice {
    BELL(1.5, 0.5), DICE(0.1, 0.6), DROP(0.16, 0.7), DRUM(0.5, 0.9), PAPER(0.05, 0.6), PLUCK(1.3, 0.8), WOOD(0.14, 0.8);

    private final double ringing;
    private final double level;

    Voice(double ringing, double level) {
        this.ringing = ringing;
        this.level = level;
    }

    /** The number of samples of a note whose written length is given in seconds. */
    int length(double seconds) {
        return (int) (Samples.RATE * (seconds + ringing));
    }

    /**
     * The samples of a note. The wave begins and ends at zero and stays between -1 and 1.
     *
     * @param hertz the pitch of the note
     * @param seconds the written length of the note, after which it fades
     */
    float[] note(double hertz, double seconds, long seed) {
        float[] samples = new float[length(seconds)];
        SplittableRandom noise = new SplittableRandom(seed);
        switch (this) {
            case PLUCK -> PluckedString.fill(samples, hertz, noise);
            case BELL -> Struck.bell(samples, hertz);
            case WOOD -> Struck.wood(samples, hertz, noise);
            case DRUM -> Struck.drum(samples, hertz, noise);
            case DROP -> Struck.drop(samples, hertz);
            case PAPER -> Rustle.paper(samples, hertz, noise);
            default -> Rustle.die(samples, hertz, noise);
        }
        Samples.peak(samples, level);
        Samples.edges(samples);
        return samples;
    }
}
