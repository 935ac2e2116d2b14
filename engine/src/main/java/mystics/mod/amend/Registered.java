package mystics.mod.amend;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.mod.finding.Place;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.Whereabouts;

/** One entry while mods amend it: its file, its parts, and the mods that changed it. */
final class Registered {
    private final Document document;
    private final Optional<Document> plain;
    private final String script;
    private final List<Origin> amendments = new ArrayList<>();
    private final List<String> addedRules = new ArrayList<>();
    private boolean silent;
    private Supplier<EntryPart> part;

    /**
     * @param document the file of the entry
     * @param plain the content of the entry if no mod amends it; empty if the entry consists of more than this file
     * @param part the values with their origins, made on first use
     * @param script the entry's script, given as {@code mod:folder/id}
     */
    Registered(Document document, Optional<Document> plain, Supplier<EntryPart> part, String script) {
        this.document = document;
        this.plain = plain;
        this.part = Suppliers.memoize(part);
        this.script = script;
    }

    /** The file in which the entry was first written. */
    Document document() {
        return document;
    }

    EntryPart part() {
        return part.get();
    }

    String script() {
        return script;
    }

    void replace(EntryPart other) {
        part = () -> other;
    }

    /** Whether the entry's own script is switched off. */
    boolean isSilent() {
        return silent;
    }

    /** The scripts added by amendments, as {@code mod:path without ending}. */
    List<String> addedRules() {
        return List.copyOf(addedRules);
    }

    /** Switches off the entry's own script and all scripts added so far. */
    void silence() {
        silent = true;
        addedRules.clear();
    }

    /** Adds a script from an amending mod. */
    void addRules(String script) {
        addedRules.add(script);
    }

    void amendedBy(Origin amendment) {
        amendments.add(amendment);
    }

    /** The mods that changed the entry, in order. */
    List<String> amenders() {
        return amendments.stream().map(Origin::mod).distinct().toList();
    }

    /** Whether a mod other than the first one changed the entry. */
    boolean blames(String mod) {
        return mod.equals(last().mod()) || amendments.stream().anyMatch(origin -> origin.mod().equals(mod));
    }

    /** The place of the last change. */
    Place last() {
        return amendments.isEmpty() ? document.valueAt("") : amendments.get(amendments.size() - 1).value();
    }

    /** Whether the entry differs from its file. */
    boolean isChanged() {
        return plain.isEmpty() || !amendments.isEmpty();
    }

    /** The current entry, with the place of each value. */
    Document result() {
        if (!isChanged()) return plain.get();
        Map<String, Origin> origins = new HashMap<>();
        part().walk("", (pointer, each) -> origins.put(pointer, each.origin()));
        return document.with(part().node(), new Tracing(origins));
    }

    /** Finds the origin of a value in the entry. A missing value is attributed to the origin of its container. */
    private record Tracing(Map<String, Origin> origins) implements Whereabouts {
        @Override
        public Place value(String pointer) {
            return near(pointer).value();
        }

        @Override
        public Place key(String pointer) {
            return origins.containsKey(pointer) ? origins.get(pointer).key() : near(pointer).value();
        }

        private Origin near(String pointer) {
            String known = pointer;
            while (!origins.containsKey(known)) known = known.substring(0, known.lastIndexOf('/'));
            return origins.get(known);
        }
    }
}
