package mystics.mod.script;

/** In which form class files are at hand. */
public enum ClassForm {
    /** As the compiler wrote them: each is woven when it is loaded. */
    COMPILED {
        @Override
        byte[] loadable(String mod, String name, byte[] bytes) {
            return Weaver.weave(mod, name, bytes);
        }
    },

    /** Woven when the program was built. Only for classes that come with the program, which nobody else can have changed. */
    WOVEN {
        @Override
        byte[] loadable(String mod, String name, byte[] bytes) {
            return bytes;
        }
    };

    abstract byte[] loadable(String mod, String name, byte[] bytes);
}
