package mystics.home.mods;

import mystics.choice.Sentence;
import mystics.choice.Worded;

/** Thrown when a mod is not added to a user's folder. Nothing was changed. */
public class ModRefused extends IllegalArgumentException implements Worded {
    private static final long serialVersionUID = 1;
    private final transient Sentence words;

    /** Creates the exception with a sentence that gives the reason. */
    public ModRefused(Sentence words) {
        super(words.toString());
        this.words = words;
    }

    @Override
    public final Sentence words() {
        return words;
    }
}
