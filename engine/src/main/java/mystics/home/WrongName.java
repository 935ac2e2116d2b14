package mystics.home;

import mystics.choice.Sentence;
import mystics.choice.Worded;

/** Thrown when a user gives a game or a campaign an invalid name. Nothing was changed. */
public final class WrongName extends IllegalArgumentException implements Worded {
    private static final long serialVersionUID = 1;
    private final transient Sentence words;

    /** Creates the exception with a sentence that says which names are possible. */
    public WrongName(Sentence words) {
        super(words.toString());
        this.words = words;
    }

    @Override
    public Sentence words() {
        return words;
    }
}
