package mystics.kit.translate;

import java.util.List;
import java.util.Map;
import mystics.mod.lang.TextMemory;

/**
 * The progress of a translation.
 *
 * @param texts the texts to translate, in reading order
 * @param translated the translated texts, by key
 * @param memory the source of each text when it was translated
 */
public record TranslationWork(List<SourceText> texts, Map<String, String> translated, TextMemory memory) {
    public TranslationWork {
        texts = List.copyOf(texts);
        translated = Map.copyOf(translated);
    }

    /** The states of a text. */
    public enum Standing {
        /** Nobody has translated the text. */
        MISSING,
        /** The text has been changed since it was translated. */
        OUTDATED,
        /** The text is translated in its current wording, as far as is known. */
        DONE
    }

    /** The states of a text. */
    public Standing of(SourceText text) {
        return translated.getOrDefault(text.key(), "").isBlank() ? Standing.MISSING
                : memory.isOutdated(text.key(), text.text()) ? Standing.OUTDATED : Standing.DONE;
    }

    /** The texts that are missing or outdated, in reading order. */
    public List<SourceText> holes() {
        return texts.stream().filter(text -> of(text) != Standing.DONE).toList();
    }

    /** The number of texts in a state. */
    public long count(Standing standing) {
        return texts.stream().filter(text -> of(text) == standing).count();
    }
}
