package mystics.mod.lang;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import mystics.choice.Wording;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.mod.LanguageFiles;
import mystics.mod.finding.BrokenMod;
import mystics.mod.source.ModSource;

/**
 * The game in another language, as far as it is translated. Texts without a translation stay as they are. A key that is
 * the path of an entry's text ({@code cards/dagger/name}) translates that text; any other key is a sentence of the log
 * or a question, with its {@code {places}}.
 */
public final class Translation implements Wording {
    /** The original language. */
    public static final Translation NONE = new Translation(Map.of(), Plurals.of(""));

    private static final Pattern NAME = Pattern.compile("/(name|one)$");
    private static final String OPEN = "«";
    private static final String CLOSED = "»";
    private static final Pattern PLACE = Pattern.compile("\\{\\w+(:\\w+)?}");
    private static final Pattern MARKED = Pattern.compile("«[^«»]*»");
    private final Map<String, String> texts;
    private final Plurals plurals;

    private Translation(Map<String, String> texts, Plurals plurals) {
        this.texts = Map.copyOf(texts);
        this.plurals = plurals;
    }

    /** The texts of a language, by their keys. */
    public static Translation of(Map<String, String> texts) {
        return new Translation(texts, Plurals.of(""));
    }

    /**
     * The translations of some mods into a language. If several mods translate a text, the last one counts.
     *
     * @param language two small letters
     * @throws BrokenMod when a translation file is invalid
     */
    public static Translation of(String language, List<ModSource> mods) {
        Map<String, String> texts = new LinkedHashMap<>();
        mods.forEach(mod -> texts.putAll(LanguagePage.texts(mod, language)));
        return new Translation(texts, Plurals.of(language));
    }

    /**
     * This translation with marks around every text and sentence, even the texts of entries without a translation, but not around values in
     * places. Text that is shown outside these marks has not passed through the translation.
     *
     * @param catalog the entries in their original language
     */
    public Translation marked(Catalog catalog) {
        Map<String, String> marked = new LinkedHashMap<>(texts(catalog));
        marked.putAll(texts);
        marked.replaceAll((key, text) -> key.endsWith(LanguagePage.GENDER) ? text
                : OPEN + PLACE.matcher(text.strip()).replaceAll(CLOSED + "$0" + OPEN) + CLOSED);
        return new Translation(marked, plurals);
    }

    /** The parts of a text that stand outside the marks that {@link #marked} has set. */
    public static String outside(String text) {
        String inner = MARKED.matcher(text).replaceAll("");
        return inner.equals(text) ? text : outside(inner);
    }

    /** Whether a mod contains translations into a language. */
    public static boolean isIn(String language, ModSource mod) {
        return !LanguageFiles.in(mod, language).isEmpty();
    }

    /** All entries in this language; looks, sounds and pictures have no words. */
    public Catalog of(Catalog catalog) {
        Stream<Entry> silent = Stream.of(catalog.looks(), catalog.sounds(), catalog.pictures()).flatMap(kind -> kind.values().stream());
        return texts.isEmpty() ? catalog
                : Catalog.of(Stream.concat(entries(catalog).map(entry -> Texts.reworded(entry, texts::getOrDefault)), silent).toList());
    }

    /**
     * This translation, which also recognizes entries by their original names, because rules use those names as plain texts.
     *
     * @param catalog the entries in their original language
     */
    public Translation naming(Catalog catalog) {
        Map<String, String> all = new LinkedHashMap<>(texts);
        texts(catalog).forEach((key, name) -> {
            if (isName(key) && texts.containsKey(key)) {
                all.putIfAbsent(name.strip(), texts.get(key));
            }
        });
        return texts.isEmpty() ? this : new Translation(all, plurals);
    }

    /** Whether a key is the key of an entry's name, or of its name for a single one. */
    public static boolean isName(String key) {
        return NAME.matcher(key).find();
    }

    @Override
    public int plural(long number) {
        return plurals.word(number);
    }

    @Override
    public Optional<String> form(String name, String form) {
        return Optional.ofNullable(texts.get(LanguagePage.form(name, form)));
    }

    @Override
    public String apply(String sentence) {
        return known(sentence).orElse(sentence);
    }

    /** A sentence in this language, with its places open; empty if it has no translation. */
    public Optional<String> known(String sentence) {
        return Optional.ofNullable(texts.get(sentence));
    }

    /** All texts of a catalogue that can be translated, by their keys. */
    public static SortedMap<String, String> texts(Catalog catalog) {
        SortedMap<String, String> found = new TreeMap<>();
        entries(catalog).forEach(entry -> Texts.reworded(entry, (key, text) -> {
            found.put(key, text);
            return text;
        }));
        return found;
    }

    /** All texts of an entry that can be translated, in the order of its facts. */
    public static Map<String, String> texts(Entry entry) {
        Map<String, String> found = new LinkedHashMap<>();
        Texts.reworded(entry, (key, text) -> {
            found.put(key, text);
            return text;
        });
        return found;
    }

    private static Stream<? extends Entry> entries(Catalog catalog) {
        return Stream.of(catalog.figures(), catalog.heroes(), catalog.minions(), catalog.cards(), catalog.encounters(), catalog.marks(),
                catalog.rooms(), catalog.chapters(), catalog.persons(),
                catalog.variants(), catalog.difficulties(), catalog.titles(), catalog.hints()).flatMap(kind -> kind.values().stream());
    }
}
