package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;
import tools.jackson.databind.JsonNode;

/**
 * Finds conditions of a story that hold in no game of their chapter. Only cases that are beyond doubt are reported, because a rule may
 * change much.
 */
record ImpossibleConditions(Document page, Set<String> goes, Journey journey, LaidMarks laid) {
    private static final String IF = "if";

    static ImpossibleConditions of(Document page, Chapter chapter, Catalog catalog, LaidMarks laid) {
        return new ImpossibleConditions(page, Hearers.of(catalog, chapter).goes(), Journey.of(chapter, catalog), laid);
    }

    /** A finding for each condition of the story. */
    List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        look(page.root().path("story"), "/story", findings);
        return findings;
    }

    private void look(JsonNode node, String pointer, List<Finding> findings) {
        for (int i = 0; i < node.size() && node.isArray(); i++) look(node.get(i), pointer + "/" + i, findings);
        if (!node.isObject()) return;
        for (String key : node.propertyNames()) {
            String at = pointer + Document.step(key);
            if (key.equals(IF)) never(node.get(key), at, findings);
            else look(node.get(key), at, findings);
        }
    }

    private void never(JsonNode condition, String at, List<Finding> findings) {
        String why = why(condition);
        if (!why.isEmpty()) {
            findings.add(Finding.warning("condition-never", page.valueAt(at), "this condition never holds: " + why)
                    .because("all parts of a condition must hold at once").fix("Take one part out, or what depends on it."));
        }
    }

    /** Whether the passage at a pointer has a condition that never holds. */
    boolean bars(String passage) {
        return !why(page.root().at(passage + "/" + IF)).isEmpty();
    }

    /** The reason why a condition never holds; empty if it can hold. */
    private String why(JsonNode condition) {
        for (String mark : texts(condition.path("with"))) {
            if (texts(condition.path("without")).contains(mark)) return "'" + mark + "' cannot lie there and not lie there";
            if (!laid.everLies(mark)) return "nothing ever lays '" + mark + "'";
        }
        for (String mark : condition.path("at-least").propertyNames()) {
            JsonNode most = condition.path("at-most").path(mark);
            int least = condition.path("at-least").path(mark).asInt(0);
            if (most.isNumber() && most.asInt() < least) return "'" + mark + "' is at most " + most.asInt();
            if (least > 0 && !laid.everLies(mark)) return "nothing ever lays '" + mark + "'";
        }
        for (String key : List.of("here", "party", "mover")) {
            for (String hero : texts(condition.path(key))) {
                if (!goes.contains(hero)) return "'" + hero + "' does not take part in this chapter";
            }
        }
        String room = condition.path("in").asString("");
        if (!room.isEmpty() && !journey.reached().contains(room)) return "nobody comes to '" + room + "'";
        for (String chapter : texts(condition.path("won"))) {
            if (texts(condition.path("lost")).contains(chapter)) return "'" + chapter + "' cannot be won and lost";
        }
        JsonNode any = condition.path("any");
        for (int i = 0; i < any.size(); i++) {
            if (why(any.get(i)).isEmpty()) return "";
        }
        return any.isEmpty() ? "" : why(any.get(0));
    }

    /** The texts of a node, which holds a list of texts or one text. */
    private static List<String> texts(JsonNode node) {
        List<String> texts = new ArrayList<>();
        if (node.isString()) texts.add(node.asString());
        for (int i = 0; i < node.size() && node.isArray(); i++) texts.add(node.get(i).asString(""));
        return texts;
    }
}
