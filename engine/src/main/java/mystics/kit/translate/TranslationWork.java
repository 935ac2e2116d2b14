package mystics.kit.translate;

import java.util.List;
import java.util.Map;
import mystics.mod.lang.TextMemory;

/**
 * How far a translation has come.
 *
 * @param texts what there is to translate, in reading order
 * @param translated what has been translated, by key
 * @param memory what the texts read when they were translated
 */
public record TranslationWork(List<SourceText> texts, Map<String, String> translated, TextMemory memory) {
    public TranslationWork {
        texts = List.copyOf(texts);
        translated = Map.copyOf(translated);
    }

    /** How a text stands. */
    public enum Standing {
        /** Nobody has translated it. */
        MISSING,
        /** It has been changed since somebody translated it. */
        OUTDATED,
        /** It is translated as it reads now, as far as is known. */
        DONE
    }

    /** How a text stands. */
    public Standing of(SourceText text) {
        return translated.getOrDefault(text.key(), "").isBlank() ? Standing.MISSING
                : memory.isOutdated(text.key(), text.text()) ? Standing.OUTDATED : Standing.DONE;
    }

    /** The texts that want work, in reading order. */
    public List<SourceText> holes() {
        return texts.stream().filter(text -> of(text) != Standing.DONE).toList();
    }

    /** How many texts stand so. */
    public long count(Standing standing) {
        return texts.stream().filter(text -> of(text) == standing).count();
    }
}
