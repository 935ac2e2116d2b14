package mystics.mod.lang;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.mod.finding.BrokenMod;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.Schemas;
import mystics.mod.yaml.YamlText;

/**
 * The game in another language, as far as somebody has translated it; what nobody has stays as it was written. A key that is the way to a text of an entry
 * ({@code cards/dagger/name}) translates that text; any other key is a sentence of the log or a question, with its {@code {places}}.
 */
public final class Translation {
    /** The language everything is written in. */
    public static final Translation NONE = new Translation(Map.of());

    private final Map<String, String> texts;
    private final ReadBack readBack;

    private Translation(Map<String, String> texts) {
        this.texts = Map.copyOf(texts);
        this.readBack = new ReadBack(texts);
    }

    /**
     * What some mods say in a language; where several translate one text, the last counts.
     *
     * @param language two small letters
     * @throws BrokenMod when a file of translations is no such file
     */
    public static Translation of(String language, List<ModSource> mods) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (ModSource mod : mods) {
            if (isIn(language, mod)) {
                Document file = YamlText.read(mod.name(), path(language), mod.bytes(path(language)));
                BrokenMod.unlessUsable(new Schemas().check(file, file.folder()));
                file.root().properties().forEach(text -> texts.put(text.getKey(), text.getValue().stringValue().strip()));
            }
        }
        return new Translation(texts);
    }

    /** Whether a mod says anything in a language. */
    public static boolean isIn(String language, ModSource mod) {
        return mod.has(path(language));
    }

    private static String path(String language) {
        return "lang/" + language + ".yaml";
    }

    /** All entries in this language. */
    public Catalog of(Catalog catalog) {
        return texts.isEmpty() ? catalog : Catalog.of(entries(catalog).map(entry -> Texts.reworded(entry, texts::getOrDefault)).toList());
    }

    /** A sentence in this language, its places still open; or a finished text, such as a label, that some sentence with places fits. */
    public String sentence(String text) {
        return known(text).orElse(text);
    }

    /**
     * How a sentence or finished text reads in this language, if anybody has translated it. What is strung together, such as a number with its reasons, is read part by
     * part, as soon as one part is known.
     */
    public Optional<String> known(String text) {
        if (texts.isEmpty()) return Optional.empty();
        String exact = texts.get(text);
        if (exact != null) return Optional.of(exact);
        return text.indexOf('{') >= 0 ? Optional.empty() : readBack.read(text, this::sentence).or(() -> Strung.read(text, this::known));
    }

    /** Everything of a catalog that can be translated: texts by their keys. */
    public static SortedMap<String, String> texts(Catalog catalog) {
        SortedMap<String, String> found = new TreeMap<>();
        entries(catalog).forEach(entry -> Texts.reworded(entry, (key, text) -> {
            found.put(key, text);
            return text;
        }));
        return found;
    }

    private static Stream<? extends Entry> entries(Catalog catalog) {
        return Stream.of(catalog.figures(), catalog.heroes(), catalog.minions(), catalog.cards(), catalog.encounters(), catalog.marks(), catalog.rooms(), catalog.chapters(),
                catalog.variants()).flatMap(kind -> kind.values().stream());
    }
}
