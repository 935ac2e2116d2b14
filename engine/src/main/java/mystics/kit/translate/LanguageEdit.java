package mystics.kit.translate;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.mod.LanguageFiles;
import mystics.mod.Manifest;
import mystics.mod.ModLayout;
import mystics.mod.lang.LanguagePage;
import mystics.mod.lang.TextMemory;
import mystics.mod.source.ModSource;
import mystics.mod.write.Change;
import mystics.mod.write.Splice;
import mystics.mod.write.YamlWriter;
import mystics.mod.yaml.Pointer;
import mystics.mod.yaml.YamlText;

/**
 * Puts translations into the files of a mod. An existing text is changed where it stands; a new text goes next to its
 * neighbours. The source of each translation is recorded.
 */
public final class LanguageEdit {
    private static final String LANGUAGES = "languages";
    private final ModSource mod;
    private final String language;
    private final Map<String, String> places = new LinkedHashMap<>();

    /** @param language two small letters */
    public LanguageEdit(ModSource mod, String language) {
        this.mod = mod;
        this.language = language;
        for (String path : LanguageFiles.in(mod, language)) {
            LanguagePage.texts(YamlText.read(mod.name(), path, mod.bytes(path))).keySet().forEach(key -> places.put(key, path));
        }
    }

    /** The file that contains a text or would contain it. */
    public String place(String key) {
        return Optional.ofNullable(places.get(key)).or(() -> neighbour(key)).orElse(ModLayout.LANGUAGES + "/" + language + ".yaml");
    }

    private Optional<String> neighbour(String key) {
        int entry = key.indexOf('/', key.indexOf('/') + 1);
        return entry < 0 ? Optional.empty()
                : places.keySet().stream().filter(other -> other.startsWith(key.substring(0, entry + 1))).findFirst().map(places::get);
    }

    /** The change of a file that stores a translation. A name that has forms keeps them. */
    public Change change(String key, String translation) {
        String path = place(key);
        boolean forms = mod.has(path) && YamlWriter.read(text(path)) instanceof Map<?, ?> page && page.get(key) instanceof Map;
        Pointer at = Pointer.ROOT.in(key);
        return new Change.Assign(forms ? at.in("is") : at, translation);
    }

    /**
     * The files that change, by path, with their new texts.
     *
     * @param translations the translations by key
     * @param sources the original texts, by the same keys
     */
    public Map<String, String> files(Map<String, String> translations, Map<String, String> sources) {
        Map<String, List<Change>> changes = new LinkedHashMap<>();
        translations.forEach((key, text) -> changes.computeIfAbsent(place(key), path -> new ArrayList<>()).add(change(key, text)));
        Map<String, String> files = new LinkedHashMap<>();
        changes.forEach((path, some) -> files.put(path, changed(path, some)));
        files.put(TextMemory.path(language), TextMemory.of(mod, language).with(sources).text());
        promise().ifPresent(change -> files.put(Manifest.FILE, changed(Manifest.FILE, List.of(change))));
        return files;
    }

    private String changed(String path, List<Change> changes) {
        String text = mod.has(path) ? text(path) : "";
        return Splice.apply(text, YamlWriter.at(path).write(text, changes));
    }

    /** The change of the manifest that adds the language, after the mod's own; empty if the manifest already names the language. */
    public Optional<Change> promise() {
        if (!mod.has(Manifest.FILE)) return Optional.empty();
        List<Object> languages = YamlWriter.read(text(Manifest.FILE)) instanceof Map<?, ?> facts
                && facts.get(LANGUAGES) instanceof List<?> some ? new ArrayList<>(some) : new ArrayList<>(List.of("en"));
        if (languages.contains(language)) return Optional.empty();
        languages.add(language);
        return Optional.of(new Change.Assign(Pointer.ROOT.in(LANGUAGES), languages));
    }

    private String text(String path) {
        return new String(mod.bytes(path), StandardCharsets.UTF_8);
    }
}
