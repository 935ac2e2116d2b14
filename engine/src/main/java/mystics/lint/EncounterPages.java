package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;
import tools.jackson.databind.JsonNode;

/** Checks that the rows of an encounter card cover all pages without gap or overlap (ENC-2). */
final class EncounterPages implements Check {
    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        subject.entries("encounters").forEach(card -> check(card, findings));
        return findings;
    }

    private static void check(Document card, List<Finding> findings) {
        JsonNode rows = card.root().path("rows");
        int next = 1;
        for (int i = 0; i < rows.size() && next > 0; i++) {
            int from = rows.get(i).path("from").asInt(0);
            int to = rows.get(i).path("to").asInt(0);
            if (from > next) {
                findings.add(finding(card, i, "/from",
                        "no row covers page " + (from - 1 == next ? "" + next : next + " to " + (from - 1))));
            }
            if (from < next) findings.add(finding(card, i, "/from", "page " + from + " is covered by the row above too"));
            if (to > 0 && to < from) findings.add(finding(card, i, "/to", "'to' is a smaller page than 'from'"));
            next = to == 0 ? 0 : Math.max(next, to + 1);
            if (to == 0 && i + 1 < rows.size()) {
                findings.add(finding(card, i + 1, "/from", "the row above has no 'to', so this row is never used"));
            }
            if (to > 0 && i + 1 == rows.size()) findings.add(finding(card, i, "/to", "no row covers the pages after page " + to));
        }
    }

    private static Finding finding(Document card, int row, String key, String message) {
        return Finding.error("pages-left-out", card.valueAt("/rows/" + row + key), message)
                .because("the rows cover all pages from page 1 on, and the last row has no 'to'");
    }
}
