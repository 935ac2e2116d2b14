package mystics.editor.settings;

import java.util.EnumSet;
import java.util.Set;

/**
 * The settings of the window.
 *
 * @param textSize in percent, 100 to 250
 * @param hints the hints still to be given; empty if all have been read or hints are off
 */
public record Settings(Scheme scheme, int textSize, Pace pace, DiceShow dice, Motion motion, Audio audio, Set<Hint> hints) {
    /** The smallest and the largest text size, in percent. */
    public static final int LEAST = 100;
    public static final int MOST = 250;

    public Settings {
        textSize = Math.max(LEAST, Math.min(MOST, textSize));
        hints = Set.copyOf(hints);
    }

    /** The default settings: night, and everything moves. */
    public static Settings usual() {
        return new Settings(Scheme.DARK, LEAST, Pace.STEADY, DiceShow.BOARD, Motion.FULL, Audio.usual(), Hint.all());
    }

    /** The same with another look. */
    public Settings with(Scheme other) {
        return new Settings(other, textSize, pace, dice, motion, audio, hints);
    }

    /** The same with another text size, in percent. */
    public Settings with(int percent) {
        return new Settings(scheme, percent, pace, dice, motion, audio, hints);
    }

    /** The same with another pace. */
    public Settings with(Pace other) {
        return new Settings(scheme, textSize, other, dice, motion, audio, hints);
    }

    /** The same with dice shown elsewhere. */
    public Settings with(DiceShow other) {
        return new Settings(scheme, textSize, pace, other, motion, audio, hints);
    }

    /** The same with motion on or off. */
    public Settings with(Motion other) {
        return new Settings(scheme, textSize, pace, dice, other, audio, hints);
    }

    /** The same with other sound. */
    public Settings with(Audio other) {
        return new Settings(scheme, textSize, pace, dice, motion, other, hints);
    }

    /** The same with these hints still to be given. */
    public Settings with(Set<Hint> others) {
        return new Settings(scheme, textSize, pace, dice, motion, audio, others);
    }

    /** The same after a hint has been read. */
    public Settings read(Hint hint) {
        Set<Hint> left = EnumSet.noneOf(Hint.class);
        left.addAll(hints);
        left.remove(hint);
        return with(left);
    }
}
