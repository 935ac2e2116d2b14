package mystics.choice;

/** A value that has words of its own in a sentence, such as a number with its reasons. */
public interface Worded {
    /** The current words. */
    Sentence words();
}
