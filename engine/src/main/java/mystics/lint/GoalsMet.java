package mystics.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import mystics.content.Card;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.EncounterCard;
import mystics.content.Goal;
import mystics.content.MinionCard;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;
import mystics.rules.Names;
import tools.jackson.databind.JsonNode;

/**
 * Checks that the goals of an objective can be reached at all (END-1). The check assumes that a script can have any effect on the things
 * that it names.
 */
final class GoalsMet implements Check {
    private static final String CODE = "goal-never";

    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        LaidMarks laid = LaidMarks.of(subject);
        for (Document page : subject.entries("chapters")) {
            Chapter chapter = subject.library().catalog().chapters().get(page.id());
            JsonNode steps = page.root().path("objective");
            for (int step = 0; step < chapter.objective().size(); step++) {
                Goal goal = chapter.objective().get(step);
                String at = "/objective/" + step;
                if (goal.anyOrder().isEmpty()) new Met(subject, chapter, page, laid).check(goal, at, findings);
                for (int part = 0; part < goal.anyOrder().size() && steps.isArray(); part++) {
                    new Met(subject, chapter, page, laid).check(goal.anyOrder().get(part), at + "/any-order/" + part, findings);
                }
            }
        }
        return findings;
    }

    /** Checks whether single goals of a chapter can be reached. */
    private record Met(Subject subject, Chapter chapter, Document page, LaidMarks laid) {
        void check(Goal goal, String at, List<Finding> findings) {
            why(goal).ifPresent(why -> findings.add(Finding.error(CODE, page.valueAt(at), "this goal cannot be reached: " + why)
                    .because("a chapter is won when all its goals are reached (END-1)").fix("Bring it about, or ask for something else.")));
        }

        private Optional<String> why(Goal goal) {
            Catalog catalog = subject.library().catalog();
            if (!goal.reached().isEmpty() && !laid.everLies(goal.reached())) {
                return Optional.of("nothing ever lays '" + goal.reached() + "'");
            }
            if (!goal.defeated().isEmpty() && !comes(goal.defeated(), catalog)) {
                return Optional.of("'" + goal.defeated() + "' never comes in this chapter");
            }
            if (!goal.held().isEmpty() && !canBeHeld(goal.held(), catalog)) {
                return Optional.of("nobody can find '" + goal.held() + "'");
            }
            boolean absent = !goal.by().isEmpty() && !Hearers.of(catalog, chapter).goes().contains(goal.by());
            if (absent) return Optional.of("'" + goal.by() + "' does not take part in this chapter");
            boolean late = goal.survive() > chapter.endPage() && !hasScript();
            return late ? Optional.of("the chapter ends on page " + chapter.endPage()) : Optional.empty();
        }

        private boolean hasScript() {
            return subject.source().has("chapters/" + chapter.id() + ".groovy");
        }

        private boolean isNamed(Names.What what, String id) {
            return subject.mentions().stream().anyMatch(mention -> mention.what() == what && mention.text().equals(id));
        }

        /**
         * Whether a minion card, or any card of a boss, is set up, is named by a script, or arrives with a surge or an
         * encounter.
         */
        private boolean comes(String wanted, Catalog catalog) {
            Set<String> cards = new HashSet<>(Set.of(wanted));
            catalog.minions().values().stream().filter(minion -> minion.of().equals(wanted)).map(MinionCard::id).forEach(cards::add);
            Stream<String> there = Stream.concat(chapter.setup().stream().flatMap(setup -> setup.minions().keySet().stream()),
                    chapter.surges().stream().flatMap(surge -> surge.minions().keySet().stream()));
            Stream<String> drawn = catalog.encounters().values().stream()
                    .filter(card -> chapter.encounters().getOrDefault(card.difficulty(), 0) > 0).flatMap(Met::brought);
            return Stream.concat(there, drawn).anyMatch(cards::contains) || isScripted() || cards.stream()
                    .anyMatch(card -> isNamed(Names.What.MINION, card) || isNamed(Names.What.BOSS, card));
        }

        /**
         * Whether the goal depends on scripts. Names in the scripts of other mods are not known here, and neither are texts that a script
         * passes on internally.
         */
        private boolean isScripted() {
            return hasScript() || subject.sources().size() > 2;
        }

        private static Stream<String> brought(EncounterCard card) {
            return Stream.concat(card.surge().keySet().stream(), card.rows().stream().flatMap(row -> row.minions().keySet().stream()));
        }

        /**
         * Whether an id belongs to a card of the deck, to a card that a search finds or a script names, or to a mark that something lays.
         */
        private boolean canBeHeld(String id, Catalog catalog) {
            if (catalog.marks().containsKey(id) && laid.everLies(id)) return true;
            Card card = catalog.cards().get(id);
            boolean found = card != null && !card.story() || chapter.searches().stream().anyMatch(search -> search.finds().equals(id));
            return found || isScripted() || isNamed(Names.What.CARD, id)
                    || catalog.heroes().values().stream().anyMatch(hero -> hero.gear().contains(id));
        }
    }
}
