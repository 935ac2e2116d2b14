package mystics.editor.form;

import java.util.function.Supplier;

/**
 * A property in a form.
 *
 * @param key its name in the file
 * @param help its description in the schema; empty if there is none
 * @param required whether every entry must have it
 * @param kind the kind of its values; made when needed, because conditions contain conditions
 */
public record FormField(String key, String help, boolean required, Supplier<FieldKind> kind) {

    /** The label: the key as words. */
    public String label() {
        String words = key.replace('-', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
