package mystics.editor.home;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * The languages that can be read in.
 *
 * @param now the two letters of the one that is read in; {@code spoken} those of all that loaded mods speak
 * @param read is given the letters of another one
 */
public record Languages(String now, List<String> spoken, Consumer<String> read) {
    /** A language by the name those have for it who speak it. */
    record Named(String letters) {
        @Override
        public String toString() {
            Locale own = Locale.forLanguageTag(letters);
            String name = own.getDisplayLanguage(own);
            return name.substring(0, 1).toUpperCase(own) + name.substring(1);
        }
    }

    /** All that are spoken, by their names. */
    Named[] named() {
        return spoken.stream().map(Named::new).toArray(Named[]::new);
    }
}
