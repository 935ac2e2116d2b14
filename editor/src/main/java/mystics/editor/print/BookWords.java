package mystics.editor.print;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.Catalog;
import mystics.content.Condition;
import mystics.content.Entry;
import mystics.editor.story.ConditionWords;
import mystics.rules.Called;

/** The words of a printed book, in the language of its readers. */
record BookWords(Catalog catalog, Wording wording) {
    /** A sentence in the language of the book. */
    String of(Sentence sentence) {
        String words = sentence.in(wording).toString();
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase() + words.substring(1);
    }

    String of(String sentence, Object... places) {
        return of(Sentence.of(sentence, places));
    }

    /** A condition as a remark; empty if there is none. */
    List<BookPart> asides(Optional<Condition> condition) {
        return condition.map(this::list).filter(said -> !said.isEmpty())
                .<List<BookPart>>map(said -> List.of(new BookPart.Aside(of("Only if {words}.", "words", said)))).orElse(List.of());
    }

    /** A condition as the beginning of a line. */
    String said(Condition condition) {
        return of("If {words}:", "words", list(condition));
    }

    /** The requirements of a condition, as a list of sentences. */
    List<Object> list(Condition condition) {
        return new ArrayList<>(new ConditionWords(catalog).of(condition).values());
    }

    /** The names of entries as one text that fits into a sentence. */
    List<Object> names(Collection<String> ids) {
        return ids.stream().map(this::name).toList();
    }

    /** The name of an entry; if it is unknown, its id in words. */
    Object name(String id) {
        return List.<Map<String, ? extends Entry>>of(catalog.rooms(), catalog.heroes(), catalog.minions(), catalog.cards(),
                catalog.marks(), catalog.chapters(), catalog.persons()).stream().filter(entries -> entries.containsKey(id))
                .<Object>map(entries -> Called.by(entries.get(id))).findFirst().orElseGet(() -> id.replace('-', ' '));
    }

    /** The names of minions with the number of each. */
    List<Object> crowd(Map<String, Integer> minions) {
        return minions.entrySet().stream()
                .<Object>map(one -> Sentence.of("{n} × {minion}", "n", one.getValue(), "minion", name(one.getKey()))).toList();
    }
}
