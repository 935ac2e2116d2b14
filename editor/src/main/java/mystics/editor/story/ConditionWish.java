package mystics.editor.story;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;
import mystics.content.Catalog;

/**
 * A possible requirement of a condition.
 *
 * @param words the requirement in words
 * @param key the key of the requirement in the file
 * @param value the value of the requirement in the file
 */
record ConditionWish(Sentence words, String key, Object value) {
    /** All possible requirements. */
    static List<ConditionWish> all(Catalog catalog) {
        ConditionWords names = new ConditionWords(catalog);
        List<ConditionWish> all = new ArrayList<>();
        catalog.heroes().keySet().forEach(hero -> {
            all.add(of(names, "{what} is here", "here", hero));
            all.add(of(names, "{what} did it", "mover", hero));
            all.add(of(names, "{what} is in the party", "party", hero));
        });
        all.add(new ConditionWish(Sentence.of("somebody is captured"), "captured", true));
        all.add(new ConditionWish(Sentence.of("it has not been read before"), "first", true));
        all.add(new ConditionWish(Sentence.of("this is not a second try"), "try", "first"));
        all.add(new ConditionWish(Sentence.of("the chapter was lost and is tried again"), "try", "again"));
        catalog.marks().values().stream().filter(mark -> mark.on().equals("table")).forEach(mark -> {
            all.add(of(names, "{what} lies on the table", "with", mark.id()));
            all.add(of(names, "{what} does not lie on the table", "without", mark.id()));
        });
        catalog.chapters().keySet().forEach(chapter -> List.of("won", "lost", "played")
                .forEach(key -> all.add(of(names, "{what} was " + key, key, chapter))));
        catalog.rooms().keySet().forEach(room -> all.add(of(names, "somebody is in {what}", "in", room)));
        catalog.cards().keySet().forEach(card -> all.add(of(names, "somebody has {what}", "held", card)));
        return all;
    }

    private static ConditionWish of(ConditionWords names, String pattern, String key, String id) {
        return new ConditionWish(Sentence.of(pattern, "what", names.name(id)), key, id);
    }
}
