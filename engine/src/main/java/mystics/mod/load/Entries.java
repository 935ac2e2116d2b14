package mystics.mod.load;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import mystics.content.Chapter;
import mystics.content.Difficulty;
import mystics.content.EncounterCard;
import mystics.content.Entry;
import mystics.content.FeatTitle;
import mystics.content.FigureKind;
import mystics.content.HeroCard;
import mystics.content.Look;
import mystics.content.MarkKind;
import mystics.content.MinionCard;
import mystics.content.Person;
import mystics.content.Room;
import mystics.content.RuleHint;
import mystics.content.Sound;
import mystics.content.Variant;
import mystics.geometry.DrawingErrors;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Contained;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Bind;
import mystics.mod.yaml.Document;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Makes entries from a mod's YAML files. The folder gives the kind of entry, and the file name gives its id. */
final class Entries {
    private static final String TILES = "tiles";
    private static final Map<String, Function<Document, Entry>> FOLDERS = Map.ofEntries(
            Map.entry("figures", document -> Bind.to(withId(document), FigureKind.class)),
            Map.entry("heroes", document -> Bind.to(withId(document), HeroCard.class)),
            Map.entry("minions", document -> Bind.to(withId(document), MinionCard.class)),
            Map.entry("cards", document -> Bind.to(document, FileShapes.SearchCard.class).card(document.id())),
            Map.entry("abilities", document -> Bind.to(document, FileShapes.Ability.class).card(document.id())),
            Map.entry("encounters", document -> Bind.to(withId(document), EncounterCard.class)),
            Map.entry("marks", document -> Bind.to(withId(document), MarkKind.class)),
            Map.entry(TILES, Entries::room),
            Map.entry("persons", document -> Bind.to(withId(document), Person.class)),
            Map.entry("variants", document -> Bind.to(withId(document), Variant.class)),
            Map.entry("difficulties", document -> Bind.to(withId(document), Difficulty.class)),
            Map.entry("titles", document -> Bind.to(withId(document), FeatTitle.class)),
            Map.entry("hints", document -> Bind.to(withId(document), RuleHint.class)),
            Map.entry("looks", document -> Bind.to(withId(document), Look.class)),
            Map.entry("sounds", document -> Bind.to(withId(document), Sound.class)),
            Map.entry("chapters", Entries::chapter));

    private Entries() {
    }

    /**
     * All entries of a mod. Entries are made independently, in parallel.
     *
     * @param plan data computed earlier from a file with a drawing
     * @throws BrokenMod if files have mistakes; the exception lists all of them
     */
    static List<Entry> of(Collection<Document> documents, Function<Document, Optional<byte[]>> plan) {
        List<Made> all = documents.parallelStream().filter(document -> FOLDERS.containsKey(document.folder()))
                .map(document -> made(document, plan.apply(document))).toList();
        BrokenMod.unlessUsable(all.stream().flatMap(made -> made.findings.stream()).toList());
        return all.stream().flatMap(made -> made.entry.stream()).toList();
    }

    /**
     * The data computed from all drawings, by path.
     *
     * @throws BrokenMod if files have mistakes; the exception lists all of them
     */
    static SortedMap<String, byte[]> plans(Collection<Document> documents) {
        of(documents, document -> Optional.empty());
        SortedMap<String, byte[]> plans = new TreeMap<>();
        documents.stream().filter(document -> document.folder().equals(TILES))
                .forEach(document -> plans.put(document.path(), room(document).plan().bytes()));
        return plans;
    }

    /** The result of reading one file. */
    private record Made(Optional<Entry> entry, List<Finding> findings) {
    }

    private static Made made(Document document, Optional<byte[]> plan) {
        List<Finding> findings = new ArrayList<>();
        Optional<Entry> entry = Contained.part(findings, () -> document.valueAt(""), () -> entry(document, plan));
        return new Made(entry, findings);
    }

    private static Entry entry(Document document, Optional<byte[]> plan) {
        Entry entry = FOLDERS.get(document.folder()).apply(document);
        return entry instanceof Room room ? plan.map(room::surveyed).orElseGet(() -> sound(room, document)) : entry;
    }

    private static Document withId(Document document) {
        ObjectNode facts = JsonNodeFactory.instance.objectNode();
        document.root().properties().forEach(member -> facts.set(member.getKey(), member.getValue()));
        facts.put("id", document.id()).remove("rules");
        return document.with(facts);
    }

    /**
     * The chapter that a document describes. A chapter without a board has no start.
     *
     * @throws BrokenMod if a value does not fit; the exception lists every such value
     */
    static Chapter chapter(Document document) {
        Document page = withId(document);
        if (page.root().path("story-only").booleanValue(false) && page.root() instanceof ObjectNode facts) {
            facts.withObject("start").put("room", "");
        }
        return Bind.to(page, Chapter.class);
    }

    /** The place in the file of the space that a flaw mentions. If the flaw mentions several spaces, the last one counts. */
    private static String drawn(Document document, String flaw) {
        JsonNode spaces = document.root().path("spaces");
        List<String> words = List.of(flaw.split("[ ,]+"));
        for (int i = spaces.size() - 1; i >= 0; i--) {
            if (words.contains(spaces.get(i).path("id").asString(""))) return "/spaces/" + i;
        }
        return "/spaces";
    }

    private static Room room(Document document) {
        BrokenMod.unlessUsable(Coordinates.odd(document));
        FileShapes.Side side = Bind.to(document, FileShapes.Side.class);
        return new Room(document.id(), side.name(), side.tile(), side.number(), side.colour(), side.drawing(), side.text())
                .naming(side.spaceNames());
    }

    private static Room sound(Room room, Document document) {
        BrokenMod.unlessUsable(DrawingErrors.of(room.drawing()).stream()
                .map(flaw -> document.error("drawing", drawn(document, flaw), flaw).fix("Change the drawing here.")).toList());
        return room;
    }
}
