package mystics.mod.lang;

import java.util.LinkedHashMap;
import java.util.Map;
import mystics.mod.yaml.Document;

/** A file of translations as texts by their keys: a name with forms has one text for each, and one for the plain name. */
public final class LanguagePage {
    private static final String PLAIN = "is";
    static final String GENDER = ":gender";

    private LanguagePage() {
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
