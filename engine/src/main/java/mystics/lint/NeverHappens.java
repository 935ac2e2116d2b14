package mystics.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;

/**
 * Checks chapters for passages, searches and surges that occur in no game, because nobody can reach the place or because another passage,
 * search or surge always comes first.
 */
final class NeverHappens implements Check {
    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        Catalog catalog = subject.library().catalog();
        LaidMarks laid = LaidMarks.of(subject);
        for (Document page : subject.entries("chapters")) {
            Chapter chapter = catalog.chapters().get(page.id());
            Journey journey = Journey.of(chapter, catalog);
            if (journey.reached().isEmpty()) continue;
            ImpossibleConditions conditions = ImpossibleConditions.of(page, chapter, catalog, laid);
            findings.addAll(conditions.findings());
            passages(page, chapter, journey, ReadPassages.of(subject, page, chapter, conditions), findings);
            searches(page, chapter, journey, findings);
            surges(page, chapter, journey, findings);
        }
        return findings;
    }

    /** Reports passages of rooms that nobody can enter, and passages that follow only passages that are never read. */
    private static void passages(Document page, Chapter chapter, Journey journey, Set<String> read, List<Finding> findings) {
        Set<String> led = new HashSet<>();
        chapter.story().forEach(passage -> led.addAll(ReadPassages.following(passage)));
        for (int i = 0; i < chapter.story().size(); i++) {
            Passage passage = chapter.story().get(i);
            if (isOff(passage.room(), journey)) {
                findings.add(Finding.warning("passage-never", page.valueAt("/story/" + i + "/room"), nobodyComes(passage.room()))
                        .because("the passage is read when somebody first enters the room").fix("Open a way, or choose another room."));
            } else if (passage.when().equals(ReadPassages.TOLD) && led.contains(passage.id()) && !read.contains(passage.id())) {
                findings.add(Finding.warning("passage-never", page.valueAt("/story/" + i + "/id"),
                        "'" + passage.id() + "' follows only on what is never read")
                        .because("an answer leads to it, and that question is never asked").fix("Mend what comes before it."));
            }
        }
    }

    private static void searches(Document page, Chapter chapter, Journey journey, List<Finding> findings) {
        for (int i = 0; i < chapter.searches().size(); i++) {
            Chapter.Search search = chapter.searches().get(i);
            String at = "/searches/" + i;
            if (isOff(search.room(), journey)) {
                findings.add(Finding.warning("search-never", page.valueAt(at + "/room"), nobodyComes(search.room()))
                        .because("a search is made in the room where a hero is (SEARCH-5)").fix("Open a way, or choose another room."));
            }
            boolean hidden = chapter.searches().subList(0, i).stream().anyMatch(before -> before.room().equals(search.room())
                    && before.mark().isEmpty() && before.at().isEmpty());
            if (hidden) {
                findings.add(Finding.warning("search-never", page.valueAt(at),
                        "the search before it holds in the whole room '" + search.room() + "', so this one is never made")
                        .because("the first search that fits counts (SEARCH-5)").fix("Put it before that one."));
            }
        }
    }

    private static void surges(Document page, Chapter chapter, Journey journey, List<Finding> findings) {
        for (int i = 0; i < chapter.surges().size(); i++) {
            Chapter.SpecialSurge surge = chapter.surges().get(i);
            String at = "/surges/" + i;
            if (isOff(surge.room(), journey)) {
                findings.add(Finding.warning("surge-never", page.valueAt(at + "/room"), nobodyComes(surge.room()))
                        .because("a surge comes where heroes are (SURGE-3)").fix("Open a way, or choose another room."));
            }
            boolean hidden = chapter.surges().subList(0, i).stream()
                    .anyMatch(before -> before.room().equals(surge.room()) && !before.once());
            if (hidden) {
                findings.add(Finding.warning("surge-never", page.valueAt(at), "the surge before it comes each time, so this one never does")
                        .because("the first surge of a room counts (SURGE-3)").fix("Delete it, or let the one before come once."));
            }
        }
    }

    private static boolean isOff(String room, Journey journey) {
        return !room.isEmpty() && journey.rooms().contains(room) && !journey.reached().contains(room);
    }

    private static String nobodyComes(String room) {
        return "nobody can come to '" + room + "': no way leads there from the start";
    }
}
