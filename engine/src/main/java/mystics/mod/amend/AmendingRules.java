package mystics.mod.amend;

import java.util.Optional;
import java.util.Set;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;
import tools.jackson.databind.JsonNode;

/**
 * Checks that an amendment file and the script beside it match.
 *
 * @param document the amendment file
 * @param scripted whether a script of the same name lies beside the file
 */
record AmendingRules(Document document, boolean scripted) {
    private static final Set<String> WITH_SCRIPT = Set.of("add", "replace");

    /** The finding for a script without effect, or for an amendment whose script is missing. */
    Optional<Finding> mistake() {
        JsonNode list = document.root().path("amend");
        int first = -1;
        for (int i = 0; i < list.size() && first < 0; i++) {
            if (WITH_SCRIPT.contains(list.get(i).path("rules").asString(""))) first = i;
        }
        if (scripted && first < 0) {
            return Optional.of(document.error("script-alone", "/amend", "no amendment uses the script beside this file")
                    .fix("Write 'rules: add' or 'rules: replace' at the entry it belongs to."));
        }
        return scripted || first < 0 ? Optional.empty() : Optional.of(document.error("script-missing", "/amend/" + first + "/rules",
                "there is no script to " + list.get(first).path("rules").asString(""))
                .fix("Write " + document.folder() + "/" + document.id() + ".groovy."));
    }
}
