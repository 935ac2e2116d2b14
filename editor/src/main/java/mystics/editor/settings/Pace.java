package mystics.editor.settings;

/** How fast the window shows what happens between two questions. */
public enum Pace {
    SLOW("Slow", 1400), STEADY("Steady", 700), BRISK("Brisk", 250), AT_ONCE("At once", 0);

    private final String title;
    private final int milliseconds;

    Pace(String title, int milliseconds) {
        this.title = title;
        this.milliseconds = milliseconds;
    }

    /** How long each step stays, in milliseconds; 0 when only its end is shown. */
    public int milliseconds() {
        return milliseconds;
    }

    @Override
    public String toString() {
        return title;
    }
}
