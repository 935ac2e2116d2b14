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
    private Supplier<Part> part;

    /**
     * @param document the file it is written in
     * @param plain    what it says as long as nobody amends it; empty if it says more than its file
     * @param part     its values, each with whoever wrote it; made when somebody asks
     * @param script   what script speaks for it: {@code mod:folder/id}
     */
    Registered(Document document, Optional<Document> plain, Supplier<Part> part, String script) {
        this.document = document;
        this.plain = plain;
        this.part = Suppliers.memoize(part);
        this.script = script;
    }

    /** The file it was first written in. */
    Document document() {
        return document;
    }

    Part part() {
        return part.get();
    }

    String script() {
        return script;
    }

    void replace(Part other) {
        part = () -> other;
    }

    /** Whether its own script speaks no more. */
    boolean isSilent() {
        return silent;
    }

    /** The mods whose scripts speak for it besides, as {@code mod:path without ending}. */
    List<String> addedRules() {
        return List.copyOf(addedRules);
    }

    /** Neither its own script nor those added so far speak from now on. */
    void silence() {
        silent = true;
        addedRules.clear();
    }

    /** A script of an amending mod speaks for it from now on. */
    void addRules(String script) {
        addedRules.add(script);
    }

    void amendedBy(Origin amendment) {
        amendments.add(amendment);
    }

    /** The mods that changed it, in order. */
    List<String> amenders() {
        return amendments.stream().map(Origin::mod).distinct().toList();
    }

    /** Whether a mod has a hand in it beside the first one. */
    boolean blames(String mod) {
        return mod.equals(last().mod()) || amendments.stream().anyMatch(origin -> origin.mod().equals(mod));
    }

    /** Where it was last changed. */
    Place last() {
        return amendments.isEmpty() ? document.valueAt("") : amendments.get(amendments.size() - 1).value();
    }

    /** Whether it is no longer just what its file says. */
    boolean isChanged() {
        return plain.isEmpty() || !amendments.isEmpty();
    }

    /** The entry as it stands now, with the places of all its values wherever they were written. */
    Document result() {
        if (!isChanged()) return plain.get();
        Map<String, Origin> origins = new HashMap<>();
        part().walk("", (pointer, each) -> origins.put(pointer, each.origin()));
        return document.with(part().node(), new Tracing(origins));
    }

    /** Looks up who wrote a value; what nobody wrote was missed by whoever wrote what is around it. */
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
