package mystics.lint.spelling;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.content.MinionCard;
import mystics.mod.lang.LanguagePage;
import mystics.mod.source.ModSource;

/** The words that a mod uses besides those of its language: the names of all entries, and those in {@code words.txt}. */
public final class ModWords {
    /** The pattern of keys that translate names, with or without a grammatical form. */
    private static final Pattern NAME = Pattern.compile("^[a-z].*/(name|one)(:|$)");

    private ModWords() {
    }

    /**
     * A checker that knows these words, and the names in the mod's own translations.
     *
     * @param list the words of a language, which may have been read already
     * @param language the two-letter code of the language
     */
    public static SpellChecker checker(LanguageWords list, String language, Catalog catalog, ModSource mod) {
        List<String> translated = LanguagePage.texts(mod, language).entrySet().stream().filter(text -> NAME.matcher(text.getKey()).find())
                .map(Map.Entry::getValue).toList();
        return checker(list, catalog, mod).with(SpellChecker.words(translated));
    }

    private static SpellChecker checker(LanguageWords list, Catalog catalog, ModSource mod) {
        Set<String> words = new HashSet<>(SpellChecker.words(names(catalog)));
        words.addAll(added(mod));
        return new SpellChecker(list, Set.copyOf(words));
    }

    private static List<String> names(Catalog catalog) {
        Stream<String> names = Stream.of(catalog.figures(), catalog.heroes(), catalog.minions(), catalog.cards(), catalog.encounters(),
                catalog.marks(), catalog.rooms(), catalog.chapters(), catalog.persons(), catalog.variants())
                .flatMap(kind -> kind.values().stream()).map(Entry::name);
        return Stream.concat(names, catalog.minions().values().stream().map(MinionCard::one)).toList();
    }

    /** The words that the author has added, in small letters. */
    public static Set<String> added(ModSource mod) {
        return lines(mod).map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(word -> word.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
    }

    private static Stream<String> lines(ModSource mod) {
        return mod.has(SpellChecker.FILE) ? new String(mod.bytes(SpellChecker.FILE), StandardCharsets.UTF_8).lines() : Stream.empty();
    }

    /** The file with one more word, in alphabetical order. */
    public static String with(String file, String word) {
        return Stream.concat(file.lines(), Stream.of(word)).map(String::strip).filter(line -> !line.isEmpty()).distinct()
                .sorted(String.CASE_INSENSITIVE_ORDER).collect(Collectors.joining("\n", "", "\n"));
    }
}
