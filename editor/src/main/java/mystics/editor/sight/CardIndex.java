package mystics.editor.sight;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.content.Catalog;
import mystics.content.Entry;

/** Everything with a text of its own that a game may speak of, found by what it is called there. */
public final class CardIndex {
    private final Map<String, Entry> byName = new HashMap<>();

    /** An index of what the mods state. */
    public CardIndex(Catalog catalog) {
        catalog.marks().values().stream().filter(mark -> !mark.text().isBlank()).forEach(mark -> byName.put(mark.name(), mark));
        Stream.of(catalog.encounters(), catalog.cards(), catalog.heroes()).flatMap(kind -> kind.values().stream()).forEach(entry -> byName.put(entry.name(), entry));
        catalog.minions().values().forEach(minion -> {
            byName.put(minion.name(), minion);
            byName.put(minion.one(), minion);
        });
    }

    /** What is called so; figures of one kind are told apart by a number behind their name. */
    public Optional<Entry> find(String name) {
        return Optional.ofNullable(byName.get(name)).or(() -> Optional.ofNullable(byName.get(name.replaceFirst(" \\d+$", ""))));
    }
}
