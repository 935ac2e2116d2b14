package mystics.editor.home;

/** The destinations on the home page. */
public enum Door {
    CONTINUE("Continue", Needs.MODS),
    LEARN("Learn to play, in one room", Needs.MODS),
    NEW_GAME("New game", Needs.MODS),
    CAMPAIGNS("Campaigns", Needs.MODS),
    LOAD("Load a game", Needs.MODS),
    MAKE("Make something", Needs.MODS),
    SEEN("Gallery", Needs.MODS),
    RULES("How to play", Needs.NOTHING),
    MODS("Mods", Needs.MODS),
    SETTINGS("Settings", Needs.NOTHING),
    ABOUT("About", Needs.NOTHING),
    LEAVE("Leave", Needs.NOTHING);

    /** The things that must be loaded before a door opens. */
    private enum Needs { MODS, NOTHING }

    private final String title;
    private final Needs needs;

    Door(String title, Needs needs) {
        this.title = title;
        this.needs = needs;
    }

    /** The label. */
    public String title() {
        return title;
    }

    /** Whether the door stays shut until the mods are loaded. */
    boolean waitsForMods() {
        return needs == Needs.MODS;
    }

    /** Whether the door leads into a game. */
    boolean isGame() {
        return ordinal() <= LOAD.ordinal();
    }
}
