package mystics.home.mods;

import mystics.choice.Sentence;

/** Thrown when another copy of a mod lies in a user's folder and the user has not allowed replacing it. */
public final class OtherCopy extends ModRefused {
    private static final long serialVersionUID = 1;

    /** Creates the exception with a sentence that names the copy in the folder and the copy that was to be added. */
    OtherCopy(Sentence words) {
        super(words);
    }
}
