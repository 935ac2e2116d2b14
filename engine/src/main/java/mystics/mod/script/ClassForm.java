package mystics.mod.script;

/** The form of available class files. */
public enum ClassForm {
    /** Classes as the compiler wrote them. Each class is checked and woven when it is loaded. */
    COMPILED,
    /**
     * Classes that were checked and woven when the program was built. This form is only for classes that come with the program, which
     * nobody else can have changed.
     */
    WOVEN
}
