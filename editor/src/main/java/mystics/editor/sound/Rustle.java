package mystics.editor.sound;

import java.util.SplittableRandom;

/** Rustling and clicking sounds without a pitch. Each sound is noise of which a filter passes only the frequencies around one frequency. */
final class Rustle {
    private Rustle() {
    }

    /** The sound of paper, or of something that moves fast through the air. The sound swells, passes and fades. */
    static void paper(float[] samples, double hertz, SplittableRandom noise) {
        Band band = new Band(1.1);
        for (int i = 0; i < samples.length; i++) {
            double share = (double) i / samples.length;
            double swell = Math.pow(Math.sin(Math.PI * Math.sqrt(share)), 2);
            double crackle = noise.nextDouble() < 0.004 ? 2.5 : 1;
            samples[i] = (float) (swell * crackle * band.pass(noise.nextDouble(-1, 1), hertz * (2 + 2.5 * share)));
        }
    }

    /** A die that touches the table: a short hard click. */
    static void die(float[] samples, double hertz, SplittableRandom noise) {
        Band band = new Band(0.35);
        double shift = noise.nextDouble(0.85, 1.15);
        for (int i = 0; i < samples.length; i++) {
            double fade = Math.exp(-i / (0.009 * Samples.RATE));
            samples[i] = (float) (band.pass(fade * noise.nextDouble(-1, 1), hertz * 4 * shift) * Math.exp(-i / (0.03 * Samples.RATE)));
        }
    }

    /** A band-pass filter after Chamberlin: it lets only frequencies near a given frequency pass. */
    private static final class Band {
        private final double damping;
        private double low;
        private double band;

        Band(double damping) {
            this.damping = damping;
        }

        double pass(double sample, double hertz) {
            double step = 2 * Math.sin(Math.PI * Math.min(hertz, Samples.RATE / 6.5) / Samples.RATE);
            low += step * band;
            band += step * (sample - low - damping * band);
            return band;
        }
    }
}
