package mystics.mod.load;

import mystics.kernel.Kernel;
import mystics.mod.script.ScriptApi;
import mystics.mod.script.allow.AllowList;
import mystics.mod.words.BaseWords;

/** The moments and handles that mod scripts may use. */
public final class Vocabulary {
    private Vocabulary() {
    }

    /** The whole vocabulary, with the moments of the rule book. */
    public static ScriptApi<BaseWords> api() {
        return api(Kernel.ofTheBook());
    }

    /** The whole vocabulary, with the moments of a kernel. */
    public static ScriptApi<BaseWords> api(Kernel kernel) {
        return new ScriptApi<>(BaseWords.class, AllowList.read("game.txt", kernel::moments));
    }
}
