package mystics.lint;

import java.util.List;
import java.util.Map;
import mystics.mod.ModLayout;
import mystics.mod.lang.LanguagePage;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.YamlText;

/**
 * A translation file.
 *
 * @param language two-letter code of the language
 * @param texts    translations by their keys
 */
record LanguageFile(String language, Document page, Map<String, String> texts) {
    private static final String ENDING = ".yaml";

    /** All translation files of a mod. */
    static List<LanguageFile> in(Subject subject) {
        ModSource source = subject.source();
        return source.paths().stream().filter(path -> path.startsWith(ModLayout.LANGUAGES + "/") && path.endsWith(ENDING))
                .map(path -> of(YamlText.read(subject.manifest().id(), path, source.bytes(path)))).toList();
    }

    private static LanguageFile of(Document page) {
        return new LanguageFile(page.id(), page, LanguagePage.texts(page));
    }
}
