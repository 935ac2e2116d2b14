package mystics.editor.form;

import java.util.function.Supplier;

/**
 * A property in a form.
 *
 * @param key the name of the property in the file
 * @param help the description of the property in the schema; empty if the schema has none
 * @param required whether every entry must have the property
 * @param kind makes the kind of the property's values when it is needed, because conditions contain conditions
 */
public record FormField(String key, String help, boolean required, Supplier<FieldKind> kind) {

    /** The label: the key as words. */
    public String label() {
        String words = key.replace('-', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
