package mystics.mod.amend;

import java.util.ArrayList;
import java.util.List;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.Pointer;
import tools.jackson.databind.JsonNode;

/**
 * The changes that one mod makes to one entry.
 *
 * @param entry  {@code folder/id}
 * @param origin where the amendment is written
 * @param facts the operations of the amendment, in the form of the schema of amendments
 */
record Amendment(String entry, Origin origin, JsonNode facts) {

    /** The script beside the amendment file: {@code mod:folder/name}. */
    String script() {
        return origin.mod() + ":" + origin.document().folder() + "/" + origin.document().id();
    }

    /** The amendments of a file whose conditions hold. */
    static List<Amendment> of(Document document, Conditions conditions) {
        List<Amendment> amendments = new ArrayList<>();
        JsonNode list = document.root().path("amend");
        for (int i = 0; i < list.size(); i++) {
            JsonNode facts = list.get(i);
            if (conditions.met(document.root().path("when")) && conditions.met(facts.path("when"))) {
                amendments
                        .add(new Amendment(facts.path("entry").asString(""), new Origin(document, Pointer.ROOT.in("amend").at(i)), facts));
            }
        }
        return amendments;
    }
}
