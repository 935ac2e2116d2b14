package mystics.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import mystics.content.Card;
import mystics.content.Catalog;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;
import mystics.rules.Names;

/**
 * Checks for rules that are never in force: rules of a mark that nothing lays, and rules of a story card that no hero
 * ever gets.
 */
final class NeverSpeaks implements Check {
    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        LaidMarks laid = LaidMarks.of(subject);
        for (Document mark : subject.entries("marks")) {
            if (hasScript(subject, mark) && !laid.everLies(mark.id())) {
                findings.add(never(mark, "nothing ever lays the mark '" + mark.id() + "'",
                        "Let a rule lay it, draw it in a room, or let an answer keep it."));
            }
        }
        Set<String> given = given(subject);
        for (Document page : subject.entries("cards")) {
            Card card = subject.library().catalog().cards().get(page.id());
            boolean aside = card != null && card.story() && subject.sources().size() <= 2;
            if (aside && hasScript(subject, page) && !given.contains(page.id())) {
                findings.add(never(page, "nobody is ever given the story card '" + page.id() + "'",
                        "Let a search of a chapter find it, or let a rule give it."));
            }
        }
        return findings;
    }

    private static boolean hasScript(Subject subject, Document page) {
        return subject.source().has(script(page));
    }

    private static String script(Document page) {
        return page.path().replaceFirst("[.]yaml$", ".groovy");
    }

    private static Finding never(Document page, String why, String fix) {
        return Finding.warning("rule-never", page.valueAt(""), "the rules of " + script(page) + " are never in force: " + why)
                .because("a rule is in force while what it belongs to is in play").fix(fix);
    }

    /** The cards that a search finds, a hero starts with, or a script names. */
    private static Set<String> given(Subject subject) {
        Catalog catalog = subject.library().catalog();
        Set<String> given = new HashSet<>();
        catalog.chapters().values().forEach(chapter -> chapter.searches().forEach(search -> given.add(search.finds())));
        catalog.heroes().values().forEach(hero -> given.addAll(hero.gear()));
        subject.mentions().stream().filter(mention -> mention.what() == Names.What.CARD).forEach(mention -> given.add(mention.text()));
        return given;
    }
}
