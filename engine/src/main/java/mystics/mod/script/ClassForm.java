package mystics.mod.script;

/** The form of available class files. */
public enum ClassForm {
    /** As the compiler wrote them. Each class is checked and woven when it is loaded. */
    COMPILED,
    /**
     * Checked and woven when the program was built. Only for classes that come with the program, which nobody else can
     * have changed.
     */
    WOVEN
}
