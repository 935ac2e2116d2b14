package mystics.mod.lang;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.mod.ModLayout;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.YamlText;
import tools.jackson.databind.json.JsonMapper;

/**
 * Records the original of each translated text at the time of its translation, in a file {@code lang/de.sources} beside the translations.
 * The file has one line for each text, sorted by key, so that changes by several people can be merged.
 *
 * @param sources the original texts, by their keys
 */
public record TextMemory(SortedMap<String, String> sources) {
    /** Nothing is remembered. */
    public static final TextMemory NONE = new TextMemory(new TreeMap<>());

    private static final Pattern PATH = Pattern.compile(ModLayout.LANGUAGES + "/([a-z]{2})\\.sources");

    public TextMemory {
        sources = Collections.unmodifiableSortedMap(new TreeMap<>(sources));
    }

    /** The path of a language's file. */
    public static String path(String language) {
        return ModLayout.LANGUAGES + "/" + language + ".sources";
    }

    /** The language of a file with recorded originals, according to the file's name; empty for any other file. */
    public static Optional<String> language(String path) {
        Matcher matcher = PATH.matcher(path);
        return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    /**
     * The recorded originals of a mod for a language.
     *
     * @throws mystics.mod.finding.BrokenMod if the file cannot be read
     */
    public static TextMemory of(ModSource mod, String language) {
        String path = path(language);
        if (!mod.has(path)) return NONE;
        SortedMap<String, String> sources = new TreeMap<>();
        YamlText.read(mod.name(), path, mod.bytes(path)).root().properties()
                .forEach(line -> sources.put(line.getKey(), line.getValue().asString("")));
        return new TextMemory(sources);
    }

    /** The original of a text when it was translated; empty if unknown. */
    public Optional<String> of(String key) {
        return Optional.ofNullable(sources.get(key));
    }

    /** Whether a text has changed since its translation. */
    public boolean isOutdated(String key, String text) {
        return of(key).filter(before -> !before.equals(text.strip())).isPresent();
    }

    /** The memory after these texts have been translated in their current wording. */
    public TextMemory with(Map<String, String> texts) {
        SortedMap<String, String> more = new TreeMap<>(sources);
        texts.forEach((key, text) -> more.put(key, text.strip()));
        return new TextMemory(more);
    }

    /** The file, one line for each text. */
    public String text() {
        StringBuilder text = new StringBuilder();
        sources.forEach((key, source) -> text.append(quoted(key)).append(": ").append(quoted(source)).append('\n'));
        return text.toString();
    }

    /** A text as a YAML text in quotes, on one line. */
    public static String quoted(String text) {
        return JsonMapper.shared().writeValueAsString(text);
    }
}
