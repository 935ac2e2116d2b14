package mystics.editor.settings;

/** Where thrown dice are shown. {@link Motion} decides whether they roll. */
public enum DiceShow {
    /** Large on the board, and small in the headline. */
    BOARD("On the board"),
    /** Small in the headline only. */
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
