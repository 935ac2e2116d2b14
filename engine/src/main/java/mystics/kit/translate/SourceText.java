package mystics.kit.translate;

/**
 * A text to translate.
 *
 * @param key the key of the text in translation files
 * @param text the text in the mod
 * @param where the place of the text in words, such as the name of a chapter and a passage
 * @param speaker the speaker and the sound of the voice; empty if nobody speaks the text
 */
public record SourceText(String key, String text, String where, String speaker) {
    public SourceText {
        text = text.strip();
    }
}
