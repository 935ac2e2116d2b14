package mystics.mod.amend;

import java.util.Map;
import mystics.mod.Version;
import tools.jackson.databind.JsonNode;

/**
 * Whether what stands under {@code when} holds.
 *
 * @param loaded the versions of all mods that are loaded, by id
 */
record Conditions(Map<String, Version> loaded) {

    /** @param when absent means always */
    boolean met(JsonNode when) {
        if (when.isMissingNode()) return true;
        String mod = when.path("mod").asString("");
        boolean there = mod.isEmpty() || loaded.containsKey(mod) && loaded.get(mod).within(when.path("version").asString(Version.ANY));
        return there && !loaded.containsKey(when.path("without").asString(""));
    }
}
