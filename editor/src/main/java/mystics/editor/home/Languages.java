package mystics.editor.home;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * The languages to choose from.
 *
 * @param now the two-letter code of the current language
 * @param spoken the codes of all available languages
 * @param read receives the code of the chosen language
 */
public record Languages(String now, List<String> spoken, Consumer<String> read) {
    /** A language, shown by its own name. */
    record Named(String letters) {
        @Override
        public String toString() {
            Locale own = Locale.forLanguageTag(letters);
            String name = own.getDisplayLanguage(own);
            return name.substring(0, 1).toUpperCase(own) + name.substring(1);
        }
    }

    /** All languages, by name. */
    Named[] named() {
        return spoken.stream().map(Named::new).toArray(Named[]::new);
    }
}
