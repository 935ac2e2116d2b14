package mystics.editor.settings;

/** Whether things in the window are animated. */
public enum Motion {
    /** Dice roll, figures walk. */
    FULL("Things move"),
    /** For those whom motion disturbs: no rolling, no gliding, no fading; everything is at once where it belongs. */
    REDUCED("Nothing moves");

    private final String title;

    Motion(String title) {
        this.title = title;
    }

    @Override
    public String toString() {
        return title;
    }
}
