package mystics.editor.settings;

/**
 * What a person has set for the window.
 *
 * @param textSize in percent, 100 to 250
 */
public record Settings(Scheme scheme, int textSize, Pace pace, DiceShow dice) {
    /** The smallest and the largest text, in percent. */
    public static final int LEAST = 100;
    public static final int MOST = 250;

    public Settings {
        textSize = Math.max(LEAST, Math.min(MOST, textSize));
    }

    /** What holds until somebody sets something. */
    public static Settings usual() {
        return new Settings(Scheme.LIGHT, LEAST, Pace.STEADY, DiceShow.ROLLING);
    }

    /** The same with another theme. */
    public Settings with(Scheme other) {
        return new Settings(other, textSize, pace, dice);
    }

    /** The same with another size of text, in percent. */
    public Settings with(int percent) {
        return new Settings(scheme, percent, pace, dice);
    }

    /** The same at another pace. */
    public Settings with(Pace other) {
        return new Settings(scheme, textSize, other, dice);
    }

    /** The same with dice that are seen otherwise. */
    public Settings with(DiceShow other) {
        return new Settings(scheme, textSize, pace, other);
    }
}
