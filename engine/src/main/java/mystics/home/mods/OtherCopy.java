package mystics.home.mods;

import mystics.choice.Sentence;

/** Thrown when another copy of a mod lies in a user's folder, and nobody has said that it may be replaced. */
public final class OtherCopy extends ModRefused {
    private static final long serialVersionUID = 1;

    /** The words name the copy that is there and the one that was to be added. */
    OtherCopy(Sentence words) {
        super(words);
    }
}
