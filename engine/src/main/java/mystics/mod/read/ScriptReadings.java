package mystics.mod.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.mod.finding.BrokenMod;
import mystics.mod.script.ScriptApi;
import mystics.mod.script.ScriptCompiler;
import mystics.mod.script.mentions.ScriptReading;
import mystics.mod.script.run.Metered;

/**
 * Keeps the readings of scripts. No script refers to another, so a script with an unchanged text is not read again.
 *
 * @param <T> base class of the scripts
 */
final class ScriptReadings<T extends Metered> {
    /** The number of scripts whose readings are kept; the most recently used readings stay. */
    private static final int MOST = 1_000;

    private final ScriptApi<T> api;
    private final Map<Script, ScriptReading> known = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Script, ScriptReading> eldest) {
            return size() > MOST;
        }
    };

    ScriptReadings(ScriptApi<T> api) {
        this.api = api;
    }

    private record Script(String mod, String path, String text) {
    }

    /**
     * The readings of a mod's scripts in the order of their paths.
     *
     * @param scripts the texts of all scripts by path
     * @throws BrokenMod if scripts have mistakes; the exception lists the mistakes of all scripts
     */
    synchronized List<ScriptReading> of(String mod, SortedMap<String, String> scripts) {
        SortedMap<String, ScriptReading> readings = new TreeMap<>();
        SortedMap<String, String> fresh = new TreeMap<>();
        scripts.forEach((path, text) -> Optional.ofNullable(known.get(new Script(mod, path, text)))
                .ifPresentOrElse(reading -> readings.put(path, reading), () -> fresh.put(path, text)));
        readings.putAll(new ScriptCompiler<>(api).readings(mod, fresh));
        fresh.forEach((path, text) -> known.put(new Script(mod, path, text), readings.get(path)));
        return List.copyOf(readings.values());
    }
}
