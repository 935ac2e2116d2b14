package mystics.editor.settings;

import mystics.home.HintsRead;

/**
 * The settings of the window.
 *
 * @param textSize the text size in percent, 100 to 250
 * @param hints the hints that have been read
 */
public record Settings(Scheme scheme, int textSize, Pace pace, DiceShow dice, Motion motion, Audio audio, HintsRead hints) {
    /** The smallest and the largest text size, in percent. */
    public static final int LEAST = 100;
    public static final int MOST = 250;

    public Settings {
        textSize = Math.max(LEAST, Math.min(MOST, textSize));
    }

    /** The default settings: the look of the night, and full motion. */
    public static Settings usual() {
        return new Settings(Scheme.DARK, LEAST, Pace.STEADY, DiceShow.BOARD, Motion.FULL, Audio.usual(), HintsRead.NONE);
    }

    /** The same settings with another look. */
    public Settings with(Scheme other) {
        return new Settings(other, textSize, pace, dice, motion, audio, hints);
    }

    /** The same settings with another text size, in percent. */
    public Settings with(int percent) {
        return new Settings(scheme, percent, pace, dice, motion, audio, hints);
    }

    /** The same settings with another pace. */
    public Settings with(Pace other) {
        return new Settings(scheme, textSize, other, dice, motion, audio, hints);
    }

    /** The same settings with another place for the dice. */
    public Settings with(DiceShow other) {
        return new Settings(scheme, textSize, pace, other, motion, audio, hints);
    }

    /** The same settings with motion on or off. */
    public Settings with(Motion other) {
        return new Settings(scheme, textSize, pace, dice, other, audio, hints);
    }

    /** The same settings with other sound. */
    public Settings with(Audio other) {
        return new Settings(scheme, textSize, pace, dice, motion, other, hints);
    }

    /** The same settings with other hints marked as read. */
    public Settings with(HintsRead others) {
        return new Settings(scheme, textSize, pace, dice, motion, audio, others);
    }
}
