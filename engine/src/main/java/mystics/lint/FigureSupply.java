package mystics.lint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mystics.content.Catalog;
import mystics.content.FigureKind;
import mystics.content.MinionCard;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;

/** Checks that the box has enough figures for minions that arrive together (ENC-5). */
final class FigureSupply implements Check {
    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        Catalog catalog = subject.library().catalog();
        for (Document card : subject.entries("encounters")) {
            each(card, "/rows", catalog, findings);
            check(card, "/surge", catalog, findings);
        }
        for (Document page : subject.entries("chapters")) {
            each(page, "/setup", catalog, findings);
            each(page, "/surges", catalog, findings);
        }
        return findings;
    }

    private static void each(Document page, String list, Catalog catalog, List<Finding> findings) {
        for (int i = 0; i < page.root().at(list).size(); i++) check(page, list + "/" + i + "/minions", catalog, findings);
    }

    private static void check(Document page, String pointer, Catalog catalog, List<Finding> findings) {
        Map<String, Integer> wanted = new LinkedHashMap<>();
        page.root().at(pointer).properties().forEach(minion -> {
            MinionCard card = catalog.minions().get(minion.getKey());
            if (card == null) return;
            int number = minion.getValue().asInt(0);
            FigureKind figure = catalog.figures().get(card.figure());
            int all = wanted.merge(card.figure(), number, Integer::sum);
            String lack = number > card.limit()
                    ? number + " " + card.name() + " are to come, and there are never more than " + card.limit() + " of them"
                    : figure != null && all > figure.count()
                            ? all + " figures '" + figure.id() + "' are needed here, and there are " + figure.count() : "";
            if (!lack.isEmpty()) {
                findings.add(Finding.warning("figures-short", page.valueAt(pointer + Document.step(minion.getKey())), lack)
                        .because("a minion without a figure is not placed (ENC-5)")
                        .fix("Write a smaller number, or raise 'limit' and 'count' of the minions if they belong to your mod."));
            }
        });
    }
}
