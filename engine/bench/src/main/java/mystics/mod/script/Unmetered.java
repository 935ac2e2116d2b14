package mystics.mod.script;

import java.util.List;

/** Scripts that pay for nothing, to compare with those that do: checked and made quick like all others, but no step is counted and nothing is guarded. */
public final class Unmetered {
    private Unmetered() {
    }

    /** The same words for such scripts. */
    public static <T extends Metered> ScriptApi<T> of(ScriptApi<T> api) {
        return new ScriptApi<>(api.base(), api.allowed(), same -> new Weaver(Weaver.gates(same), List.of(new DirectCalls(), new PlainCasts(), new PlainCalls(), new SharedClosures())));
    }
}
