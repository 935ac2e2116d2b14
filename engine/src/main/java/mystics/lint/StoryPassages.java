package mystics.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.content.Room;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;

/** Checks chapters for tiles laid out twice, story passages with the same id, and passages that no rule tells. */
final class StoryPassages implements Check {
    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        Catalog catalog = subject.library().catalog();
        for (Document page : subject.entries("chapters")) {
            Chapter chapter = catalog.chapters().get(page.id());
            tiles(page, chapter, catalog, findings);
            passages(page, chapter, told(subject, page, chapter), findings);
        }
        return findings;
    }

    private static void tiles(Document page, Chapter chapter, Catalog catalog, List<Finding> findings) {
        Map<String, String> laid = new HashMap<>();
        for (int i = 0; i < chapter.tiles().size(); i++) {
            Room up = catalog.rooms().get(chapter.tiles().get(i).up());
            String before = laid.putIfAbsent(up.tile(), up.id());
            if (before != null) {
                findings.add(page
                        .error("tile-twice", "/tiles/" + i + "/up",
                                "the tile '" + up.tile() + "' is already used, with '" + before + "' up")
                        .because("each tile exists once, with one side up (SETUP-4)")
                        .fix("Use another tile here, or delete this line."));
            }
        }
    }

    /** The passages of this chapter that a rule of the mod tells or to which an answer leads. */
    private static Set<String> told(Subject subject, Document page, Chapter chapter) {
        Set<String> told = ReadPassages.told(subject, page);
        chapter.story().forEach(passage -> told.addAll(ReadPassages.following(passage)));
        return told;
    }

    private static void passages(Document page, Chapter chapter, Set<String> told, List<Finding> findings) {
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < chapter.story().size(); i++) {
            Passage passage = chapter.story().get(i);
            if (!ids.add(passage.id())) {
                findings.add(page.error("passage-twice", "/story/" + i + "/id", "another passage has the id '" + passage.id() + "'")
                        .because("rules and translations refer to a passage by its id").fix("Give this one an id of its own."));
            } else if (passage.when().equals(ReadPassages.TOLD) && !told.contains(passage.id())) {
                findings.add(
                        Finding.warning("untold", page.valueAt("/story/" + i + "/when"), "no rule tells the passage '" + passage.id() + "'")
                                .because("a passage with 'when: told' appears only when a rule tells it")
                                .fix("Call story '" + passage.id() + "' in a rule, let an answer lead to it,"
                                        + " or change its 'when'."));
            }
        }
    }
}
