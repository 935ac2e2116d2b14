package mystics.mod.lang;

import java.util.LinkedHashMap;
import java.util.Map;
import mystics.mod.LanguageFiles;
import mystics.mod.finding.BrokenMod;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.Schemas;
import mystics.mod.yaml.YamlText;

/** A translation file as texts by their keys. A name with forms has one text for each form, and one for the plain name. */
public final class LanguagePage {
    private static final String PLAIN = "is";
    static final String GENDER = ":gender";

    private LanguagePage() {
    }

    /**
     * The texts of all translation files of a mod in a language.
     *
     * @param language two small letters
     * @throws BrokenMod when a file is not a translation
     */
    public static Map<String, String> texts(ModSource mod, String language) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String path : LanguageFiles.in(mod, language)) {
            Document page = YamlText.read(mod.name(), path, mod.bytes(path));
            BrokenMod.unlessUsable(new Schemas().check(page, page.folder()));
            texts.putAll(texts(page));
        }
        return texts;
    }

    /** The texts of a file. */
    public static Map<String, String> texts(Document page) {
        Map<String, String> texts = new LinkedHashMap<>();
        page.root().properties().forEach(text -> {
            if (text.getValue().isObject()) {
                text.getValue().properties()
                        .forEach(form -> texts.put(form.getKey().equals(PLAIN) ? text.getKey() : form(text.getKey(), form.getKey()),
                                form.getValue().asString("").strip()));
            } else {
                texts.put(text.getKey(), text.getValue().asString("").strip());
            }
        });
        return texts;
    }

    /** The key of a form of a name. */
    static String form(String name, String form) {
        return name + ":" + form;
    }
}
