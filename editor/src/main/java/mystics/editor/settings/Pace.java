package mystics.editor.settings;

/** The speed at which the window shows the events between two questions. */
public enum Pace {
    SLOW("Slow: 1.4 seconds a step", 1400), STEADY("Steady: 0.7 seconds a step", 700), BRISK("Brisk: a quarter of a second a step",
            250), AT_ONCE("At once: only how it ends", 0);

    private final String title;
    private final int milliseconds;

    Pace(String title, int milliseconds) {
        this.title = title;
        this.milliseconds = milliseconds;
    }

    /** The duration of each step, in milliseconds; 0 shows only the end. */
    public int milliseconds() {
        return milliseconds;
    }

    @Override
    public String toString() {
        return title;
    }
}
