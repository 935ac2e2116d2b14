package mystics.home;

/** The version number of the program, as it appears in saved games, in reports and on the screen. */
public final class ProgramVersion {
    /** Three numbers, such as {@code 0.1.0}. */
    public static final String NUMBER = "0.1.0";

    private ProgramVersion() {
    }
}
