package mystics.lint;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import mystics.mod.ModLayout;

/**
 * All texts of a mod in one language.
 *
 * @param language two-letter code of the language
 * @param where the path of the language's file, or of its folder if there are several files
 * @param texts translations by their keys
 */
record ModLanguage(String language, String where, Map<String, String> texts) {
    /** The languages of a mod, in order of their codes. */
    static List<ModLanguage> in(Subject subject) {
        return LanguageFile.in(subject).stream().collect(Collectors.groupingBy(LanguageFile::language, TreeMap::new, Collectors.toList()))
                .values().stream().map(ModLanguage::of).toList();
    }

    private static ModLanguage of(List<LanguageFile> files) {
        LanguageFile first = files.get(0);
        Map<String, String> texts = new LinkedHashMap<>();
        files.forEach(file -> texts.putAll(file.texts()));
        String where = files.size() == 1 ? first.page().path() : ModLayout.LANGUAGES + "/" + first.language() + "/";
        return new ModLanguage(first.language(), where, texts);
    }
}
