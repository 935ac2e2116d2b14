package mystics.choice;

/** What stands in a sentence by words of its own, such as a number with its reasons. */
public interface Worded {
    /** Its words now. */
    Sentence words();
}
