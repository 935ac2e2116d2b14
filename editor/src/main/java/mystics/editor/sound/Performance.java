package mystics.editor.sound;

import java.util.List;
import mystics.content.Sound;

/** A sound played: its parts mixed into samples of 16 bits on one channel. Equal sounds give equal samples. */
final class Performance {
    private static final int BEAT = 110;
    private static final int LOUDNESS = 60;
    /** The amplitude of the loudest sound, which leaves room for several sounds at once. */
    private static final double MOST = 0.8;
    private static final long SEED = 0x5EED_0F_50_1DL;
    /** The greatest length of a sound, in seconds. */
    private static final int LONGEST = 60;

    private Performance() {
    }

    /** The samples of a sound. This method is slow: a tune takes some hundredths of a second. */
    static short[] of(Sound sound) {
        double beat = (sound.beat() == 0 ? BEAT : sound.beat()) / 1000.0;
        List<Part> parts = sound.parts().stream().map(Part::of).toList();
        float[] mixed = new float[length(parts, beat)];
        long seed = SEED;
        for (Part part : parts) {
            for (Part.Note note : part.notes()) {
                for (double hertz : note.hertz()) {
                    seed += 0x9E37_79B9_7F4A_7C15L;
                    add(mixed, part.voice().note(hertz, note.beats() * beat, seed), start(note, beat), part.share() / note.hertz().size());
                }
            }
        }
        Samples.peak(mixed, MOST * (sound.loudness() == 0 ? LOUDNESS : sound.loudness()) / 100);
        Samples.edges(mixed);
        return whole(mixed);
    }

    private static int start(Part.Note note, double beat) {
        return (int) (note.at() * beat * Samples.RATE);
    }

    /** The length of the sound until its last note has faded. */
    private static int length(List<Part> parts, double beat) {
        int length = 1;
        for (Part part : parts) {
            for (Part.Note note : part.notes()) {
                length = Math.max(length, start(note, beat) + part.voice().length(note.beats() * beat));
            }
        }
        return Math.min(length, LONGEST * Samples.RATE);
    }

    private static void add(float[] mixed, float[] note, int from, double share) {
        for (int i = 0; i < note.length && from + i < mixed.length; i++) {
            mixed[from + i] += (float) (note[i] * share);
        }
    }

    private static short[] whole(float[] mixed) {
        short[] samples = new short[mixed.length];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (short) Math.round(mixed[i] * Short.MAX_VALUE);
        }
        return samples;
    }
}
