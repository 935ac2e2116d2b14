package mystics.editor.sound;

import java.util.Optional;
import java.util.function.Supplier;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/** Turns samples into sound. */
interface Loudspeaker {
    /**
     * The length of the samples that wait in the loudspeaker, in milliseconds. This length avoids gaps, and still keeps the sound in time
     * with the picture.
     */
    int WAITING = 90;

    /** Takes samples of 16 bits, low byte first, and returns when they are queued. */
    void play(byte[] bytes);

    /** Returns when everything has been played. */
    void rest();

    /**
     * Opens the loudspeaker of this machine. The result is empty if the machine has no loudspeaker, or if the loudspeaker is not available.
     */
    static Optional<Loudspeaker> open() {
        try {
            AudioFormat format = new AudioFormat(Samples.RATE, 16, 1, true, false);
            SourceDataLine line = AudioSystem.getSourceDataLine(format);
            line.open(format, 2 * Samples.RATE * WAITING / 1000);
            return Optional.of(on(line));
        } catch (LineUnavailableException | IllegalArgumentException | SecurityException | LinkageError none) {
            // The machine has no loudspeaker, or another program uses it. The settings tell the user that there is no sound.
            return Optional.empty();
        }
    }

    private static Loudspeaker on(SourceDataLine line) {
        return new Loudspeaker() {
            @Override
            public void play(byte[] bytes) {
                line.start();
                line.write(bytes, 0, bytes.length);
            }

            @Override
            public void rest() {
                line.drain();
                line.stop();
            }
        };
    }

    /** Opens a loudspeaker. */
    interface Opening extends Supplier<Optional<Loudspeaker>> {
    }
}
