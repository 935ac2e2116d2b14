package mystics.mod.write;

import mystics.choice.Sentence;

/**
 * Thrown when a change cannot be written into a text: reading the text back would not give exactly this change. The text stays as it is.
 */
public final class UnwritableChange extends RuntimeException {
    private final transient Sentence words;

    public UnwritableChange(Sentence words) {
        super(words.toString());
        this.words = words;
    }

    /** The reason why the change cannot be written. */
    public Sentence words() {
        return words;
    }
}
