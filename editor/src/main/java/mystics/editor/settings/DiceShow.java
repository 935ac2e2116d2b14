package mystics.editor.settings;

/** The places where thrown dice are shown. The setting {@link Motion} decides whether the dice are seen to roll. */
public enum DiceShow {
    /** Dice are shown large on the board, and small in the headline. */
    BOARD("On the board"),
    /** Dice are shown small in the headline only. */
    HEADLINE("In the headline only");

    private final String title;

    DiceShow(String title) {
        this.title = title;
    }

    @Override
    public String toString() {
        return title;
    }
}
