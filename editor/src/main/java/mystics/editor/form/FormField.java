package mystics.editor.form;

import java.util.function.Supplier;

/**
 * A property that a form asks for.
 *
 * @param key its name in the file
 * @param help its description in the schema; empty if there is none
 * @param required whether every entry has it
 * @param kind what can be written into it; made when it is needed, because conditions contain conditions
 */
public record FormField(String key, String help, boolean required, Supplier<FieldKind> kind) {

    /** The label: the key as words. */
    public String label() {
        String words = key.replace('-', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
