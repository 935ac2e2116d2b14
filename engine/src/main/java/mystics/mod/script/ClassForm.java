package mystics.mod.script;

/** In which form class files are at hand. */
public enum ClassForm {
    /** As the compiler wrote them: each is checked and woven when it is loaded. */
    COMPILED,
    /** Checked and woven when the program was built. Only for classes shipped with the program, which nobody else can have changed. */
    WOVEN
}
