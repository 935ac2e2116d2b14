package mystics.content;

import mystics.choice.Sentence;
import mystics.choice.Worded;

/** Thrown when a chapter cannot be set up as requested. The message gives the reason and the remedy. */
public final class SetupRefused extends RuntimeException implements Worded {
    private static final long serialVersionUID = 1;

    private final transient Sentence words;

    /** Refuses with a sentence, whose places are given as name, value, name, value. */
    public SetupRefused(String pattern, Object... places) {
        this(Sentence.of(pattern, places));
    }

    private SetupRefused(Sentence words) {
        super(words.toString());
        this.words = words;
    }

    @Override
    public Sentence words() {
        return words;
    }
}
