package mystics.mod.load;

import java.util.ArrayList;
import java.util.List;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;
import tools.jackson.databind.JsonNode;

/** Checks that coordinates in drawings come in pairs of x and y, which a schema cannot express. */
final class Coordinates {
    private static final List<String> OUTLINES = List.of("walls", "black");
    private static final List<List<String>> SHAPES = List.of(List.of("spaces", "shape"), List.of("lines", "path"),
            List.of("decor", "shape"));

    private Coordinates() {
    }

    /** A finding for each list of coordinates that lacks the last y. */
    static List<Finding> odd(Document side) {
        List<Finding> findings = new ArrayList<>();
        for (String list : OUTLINES) {
            JsonNode outlines = side.root().path(list);
            for (int i = 0; i < outlines.size(); i++) check(side, outlines.get(i), "/" + list + "/" + i, findings);
        }
        for (List<String> shape : SHAPES) {
            JsonNode parts = side.root().path(shape.get(0));
            for (int i = 0; i < parts.size(); i++) {
                check(side, parts.get(i).path(shape.get(1)), "/" + shape.get(0) + "/" + i + "/" + shape.get(1), findings);
            }
        }
        return findings;
    }

    private static void check(Document side, JsonNode numbers, String pointer, List<Finding> findings) {
        if (numbers.isArray() && numbers.size() % 2 != 0) {
            findings.add(side.error("odd-coordinates", pointer, "there are " + numbers.size() + " numbers, so the last x has no y")
                    .because("coordinates come in pairs, x and y in turn").fix("Add the y, or delete the x."));
        }
    }
}
