package mystics.lint;

import java.util.List;
import java.util.Map;
import mystics.mod.LanguageFiles;
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
    /** All translation files of a mod. */
    static List<LanguageFile> in(Subject subject) {
        ModSource source = subject.source();
        return LanguageFiles.in(source).stream().map(path -> of(YamlText.read(subject.manifest().id(), path, source.bytes(path)))).toList();
    }

    private static LanguageFile of(Document page) {
        return new LanguageFile(LanguageFiles.language(page.path()).orElseThrow(), page, LanguagePage.texts(page));
    }
}
