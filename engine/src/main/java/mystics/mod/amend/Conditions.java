package mystics.mod.amend;

import java.util.Map;
import mystics.mod.Version;
import tools.jackson.databind.JsonNode;

/**
 * Evaluates the condition that an amendment states under {@code when}.
 *
 * @param loaded the versions of all loaded mods, by mod id
 */
record Conditions(Map<String, Version> loaded) {

    /**
     * Whether a condition holds.
     *
     * @param when the condition; a missing condition always holds
     */
    boolean met(JsonNode when) {
        if (when.isMissingNode()) return true;
        String mod = when.path("mod").asString("");
        boolean there = mod.isEmpty() || loaded.containsKey(mod) && loaded.get(mod).within(when.path("version").asString(Version.ANY));
        return there && !loaded.containsKey(when.path("without").asString(""));
    }
}
