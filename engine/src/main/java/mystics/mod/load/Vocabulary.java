package mystics.mod.load;

import mystics.mod.script.AllowList;
import mystics.mod.script.ScriptApi;
import mystics.mod.words.BaseWords;

/** What the scripts of mods may name and use: the moments, and the handles they meet there. */
public final class Vocabulary {
    private Vocabulary() {
    }

    /** The whole of it. */
    public static ScriptApi<BaseWords> api() {
        return new ScriptApi<>(BaseWords.class, AllowList.read("game.txt"));
    }
}
