package mystics.home;

/** The version of the program, as saved games, reports and people see the number. */
public final class ProgramVersion {
    /** Three numbers, such as {@code 0.1.0}. */
    public static final String NUMBER = "0.1.0";

    private ProgramVersion() {
    }
}
