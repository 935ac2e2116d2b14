package mystics.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import mystics.content.Chapter;
import mystics.content.Passage;
import mystics.mod.yaml.Document;
import mystics.rules.Names;

/**
 * Finds the passages of a chapter that can be read: those with a moment of their own, those that a rule tells, and
 * those that follow such passages.
 */
final class ReadPassages {
    /** The moment of a passage that waits for a rule or an answer. */
    static final String TOLD = "told";

    private ReadPassages() {
    }

    static Set<String> of(Subject subject, Document page, Chapter chapter, ImpossibleConditions conditions) {
        Set<String> told = told(subject, page);
        Set<String> read = new HashSet<>();
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int i = 0; i < chapter.story().size(); i++) {
                Passage passage = chapter.story().get(i);
                boolean begins = !passage.when().equals(TOLD) || told.contains(passage.id());
                if ((begins || read.contains(passage.id())) && !conditions.bars("/story/" + i)) {
                    grows |= read.add(passage.id());
                    grows |= read.addAll(following(passage));
                }
            }
        }
        return read;
    }

    /** The passages told by scripts that can speak in a chapter: scripts of the chapter itself, and scripts that belong to no chapter. */
    static Set<String> told(Subject subject, Document page) {
        Set<String> told = new HashSet<>();
        String own = page.path().replaceAll("[.]yaml$", ".groovy");
        subject.mentions().stream()
                .filter(mention -> mention.what() == Names.What.PASSAGE
                        && (mention.place().file().equals(own) || !mention.place().file().startsWith("chapters/")))
                .forEach(mention -> told.add(mention.text()));
        return told;
    }

    /** The ids of the passages to which the answers to a passage's question lead. */
    static List<String> following(Passage passage) {
        List<String> next = new ArrayList<>();
        passage.choice().ifPresent(choice -> {
            next.add(choice.then());
            choice.options().forEach(way -> next.add(way.then()));
        });
        next.removeIf(String::isEmpty);
        return next;
    }
}
