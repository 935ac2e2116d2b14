package mystics.view;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.content.Catalog;
import mystics.content.Entry;

/** Finds the card, hero, minion, encounter or mark to which a game text refers by name or by place ({@code folder/id}). */
public final class CardIndex {
    private final Map<String, Entry> byName = new HashMap<>();
    private final Map<String, Entry> byPlace = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();

    /** An index of a catalogue. */
    public CardIndex(Catalog catalog) {
        catalog.marks().values().stream().filter(mark -> !mark.text().isBlank()).forEach(mark -> byName.put(mark.name(), mark));
        Stream.of(catalog.encounters(), catalog.cards(), catalog.heroes()).flatMap(kind -> kind.values().stream())
                .forEach(entry -> byName.put(entry.name(), entry));
        places("cards", catalog.cards());
        places("abilities", catalog.cards());
        places("heroes", catalog.heroes());
        places("minions", catalog.minions());
        places("encounters", catalog.encounters());
        places("marks", catalog.marks());
        byPlace.forEach((place, entry) -> names.put(place, entry.name()));
        names("tiles", catalog.rooms());
        names("chapters", catalog.chapters());
        names("variants", catalog.variants());
        catalog.minions().values().forEach(minion -> {
            byName.put(minion.name(), minion);
            byName.put(minion.one(), minion);
        });
    }

    private void places(String folder, Map<String, ? extends Entry> entries) {
        entries.forEach((id, entry) -> byPlace.put(folder + "/" + id, entry));
    }

    private void names(String folder, Map<String, ? extends Entry> entries) {
        entries.forEach((id, entry) -> names.put(folder + "/" + id, entry.name()));
    }

    /** The name by which people know a rule: its id, or the name of the entry that contains it. */
    public String cited(String rule) {
        String place = rule.substring(rule.indexOf(':') + 1);
        return names.getOrDefault(place, place);
    }

    /** The entry that caused a line of the log, given as {@code mod:folder/entry}. */
    public Optional<Entry> cause(String cause) {
        return Optional.ofNullable(byPlace.get(cause.substring(cause.indexOf(':') + 1)));
    }

    /** The entry with this name. A number after the name, which distinguishes figures of one kind, is ignored. */
    public Optional<Entry> find(String name) {
        return Optional.ofNullable(byName.get(name)).or(() -> Optional.ofNullable(byName.get(name.replaceFirst(" \\d+$", ""))));
    }
}
