package mystics.kit.translate;

/**
 * A text to translate.
 *
 * @param key how translation files know it
 * @param text how it reads in the mod
 * @param where where it is read, such as the name of a chapter and a passage
 * @param speaker who says it and how the voice sounds; empty if nobody says it
 */
public record SourceText(String key, String text, String where, String speaker) {
    public SourceText {
        text = text.strip();
    }
}
