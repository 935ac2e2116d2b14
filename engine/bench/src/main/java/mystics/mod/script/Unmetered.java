package mystics.mod.script;

import java.util.List;
import mystics.mod.script.run.Metered;
import mystics.mod.script.weave.DirectCalls;
import mystics.mod.script.weave.PlainCalls;
import mystics.mod.script.weave.PlainCasts;
import mystics.mod.script.weave.SharedClosures;
import mystics.mod.script.weave.Weaver;

/**
 * Compiles scripts without metering, to measure what metering costs. The scripts are checked and optimised as usual, but no step is counted
 * or guarded.
 */
public final class Unmetered {
    private Unmetered() {
    }

    /** The same script words as in another API, but for scripts without metering. */
    public static <T extends Metered> ScriptApi<T> of(ScriptApi<T> api) {
        return new ScriptApi<>(api.base(), api.allowed(), 
                same -> new Weaver(Weaver.gates(same.base(), same.allowed(), same.family()),
                List.of(new DirectCalls(), new PlainCasts(), new PlainCalls(), new SharedClosures())));
    }
}
