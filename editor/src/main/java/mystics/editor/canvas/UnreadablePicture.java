package mystics.editor.canvas;

import mystics.choice.Sentence;

/** Thrown when a file cannot be shown as a picture. */
public final class UnreadablePicture extends Exception {
    private static final long serialVersionUID = 1;
    private final transient Sentence words;

    UnreadablePicture(Sentence words) {
        super(words.toString());
        this.words = words;
    }

    /** The reason, in words for the user. */
    public Sentence words() {
        return words;
    }
}
