package mystics.editor.deed;

import java.util.Map;
import java.util.Optional;
import mystics.choice.Name;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.rules.Called;

/** The names of entries in the language of the reader. An unknown entry is called by its id. */
public record EntryNames(Catalog catalog) {
    /** The name of a minion card. A boss is given by the id that all its cards share. */
    public Name minion(String id) {
        return Optional.<Entry>ofNullable(catalog.minions().get(id))
                .or(() -> catalog.minions().values().stream().filter(card -> card.of().equals(id)).findFirst())
                .map(Called::by).orElseGet(() -> bare(id));
    }

    /** A room. */
    public Name room(String id) {
        return of(catalog.rooms(), id);
    }

    /** A search card. */
    public Name card(String id) {
        return of(catalog.cards(), id);
    }

    /** A hero. */
    public Name hero(String id) {
        return of(catalog.heroes(), id);
    }

    /** The name of a mark, in the form used in the middle of a sentence. */
    public Name mark(String id) {
        return of(catalog.marks(), id);
    }

    /** A name as a text of its own, such as an item of a list. */
    public static Sentence alone(Name name) {
        return Sentence.of("{name}", "name", name);
    }

    private static Name of(Map<String, ? extends Entry> entries, String id) {
        return Optional.<Entry>ofNullable(entries.get(id)).map(Called::by).orElseGet(() -> bare(id));
    }

    private static Name bare(String id) {
        return new Name("", id.replace('-', ' '), "");
    }
}
