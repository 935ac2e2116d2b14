package mystics.editor.settings;

/** How dice are seen when they are thrown. */
public enum DiceShow {
    ROLLING("Roll over the board"), STILL("Lie still, for those whom motion disturbs"), OFF("Are told in the log only");

    private final String title;

    DiceShow(String title) {
        this.title = title;
    }

    @Override
    public String toString() {
        return title;
    }
}
