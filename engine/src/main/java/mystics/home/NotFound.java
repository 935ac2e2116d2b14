package mystics.home;

import mystics.choice.Sentence;
import mystics.choice.Worded;

/** Thrown when nothing has the requested name. The user mistyped; no mod is at fault and the start has not failed. */
public final class NotFound extends IllegalArgumentException implements Worded {
    private static final long serialVersionUID = 1;

    private final transient Sentence words;

    /** @param words the name that is missing, and the alternatives or the remedy */
    public NotFound(Sentence words) {
        super(words.toString());
        this.words = words;
    }

    @Override
    public Sentence words() {
        return words;
    }
}
