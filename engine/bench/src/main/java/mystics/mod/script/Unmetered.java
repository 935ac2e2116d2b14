package mystics.mod.script;

import java.util.List;

/**
 * Compiles scripts without metering, to measure what metering costs. They are checked and optimised as usual, but no step is counted or
 * guarded.
 */
public final class Unmetered {
    private Unmetered() {
    }

    /** The same script words for unmetered scripts. */
    public static <T extends Metered> ScriptApi<T> of(ScriptApi<T> api) {
        return new ScriptApi<>(api.base(), api.allowed(), same -> new Weaver(Weaver.gates(same),
                List.of(new DirectCalls(), new PlainCasts(), new PlainCalls(), new SharedClosures())));
    }
}
