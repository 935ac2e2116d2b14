package mystics.lint;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import mystics.content.Card;
import mystics.content.HeroCard;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.yaml.Document;

/** Checks that each card can be used by some hero: the required classes exist, and at least one hero meets all requirements (FREE-4). */
final class Users implements Check {
    private static final Map<String, String> CLASSES = Map.of("cards", "/need/class", "abilities", "/classes");
    private static final Map<String, String> NEEDS = Map.of("cards", "/need", "abilities", "/classes");

    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        if (subject.missesOne()) return findings;
        Collection<HeroCard> heroes = subject.library().catalog().heroes().values();
        Set<String> classes = new TreeSet<>();
        heroes.forEach(hero -> classes.addAll(hero.classes()));
        CLASSES.keySet().stream().sorted().forEach(folder -> {
            for (Document page : subject.entries(folder)) {
                check(page, subject.library().catalog().cards().get(page.id()), classes, heroes, findings);
            }
        });
        return findings;
    }

    private static void check(Document page, Card card, Set<String> classes, Collection<HeroCard> heroes, List<Finding> findings) {
        int before = findings.size();
        String list = CLASSES.get(page.folder());
        for (int i = 0; i < page.root().at(list).size(); i++) {
            String wanted = page.root().at(list + "/" + i).asString("");
            if (!classes.contains(wanted)) {
                findings.add(Finding.warning("class-unknown", page.valueAt(list + "/" + i), "no hero has the class '" + wanted + "'")
                        .fix(Nearest.advice(wanted, classes)));
            }
        }
        if (findings.size() == before && card != null && heroes.stream().noneMatch(hero -> card.need().metBy(hero))) {
            findings.add(Finding.warning("nobody-can-use", page.valueAt(NEEDS.get(page.folder())), "no hero can use this card")
                    .because("it needs " + card.need().words() + " (FREE-4)").fix("Lower what it needs."));
        }
    }
}
