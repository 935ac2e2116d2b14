package mystics.editor.settings;

/** Whether things in the window are animated. */
public enum Motion {
    /** Dice roll and figures glide. */
    FULL("Things move"),
    /** No rolling, gliding or fading: everything appears in its final place. */
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
