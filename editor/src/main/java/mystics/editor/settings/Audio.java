package mystics.editor.settings;

/**
 * The sound settings of the game. Everything that a sound tells is also visible.
 *
 * @param volume the volume in percent, 0 to 100
 */
public record Audio(int volume, Switch state, Tunes tunes) {
    /** The highest volume. */
    public static final int MOST = 100;
    /** The initial volume, which does not drown conversation. */
    private static final int QUIET = 40;

    /** Whether the sound is on. */
    public enum Switch {
        /** Sounds are on. */
        ON,
        /** Sounds are off, whatever the volume is. */
        OFF
    }

    public Audio {
        volume = Math.max(0, Math.min(MOST, volume));
    }

    /** The default settings: sounds are quiet, and tunes are played now and then. */
    public static Audio usual() {
        return new Audio(QUIET, Switch.ON, Tunes.SELDOM);
    }

    /** The factor for samples, 0 to 1. A quarter of the amplitude sounds half as loud. */
    public double gain() {
        double share = (double) volume / MOST;
        return state == Switch.OFF ? 0 : share * share;
    }

    /** The same settings with sound at another volume, in percent. */
    public Audio with(int percent) {
        return new Audio(percent, Switch.ON, tunes);
    }

    /** The same settings with or without tunes. */
    public Audio with(Tunes others) {
        return new Audio(volume, state, others);
    }

    /** The same settings with sound switched off or on. */
    public Audio turned() {
        return gain() > 0 ? new Audio(volume, Switch.OFF, tunes) : new Audio(volume == 0 ? QUIET : volume, Switch.ON, tunes);
    }
}
