package mystics.editor.rename;

import mystics.choice.Sentence;
import mystics.choice.Worded;

/** Thrown when something cannot get the wanted id. The message gives the reason. */
public final class CannotRename extends RuntimeException implements Worded {
    private static final long serialVersionUID = 1;

    private final transient Sentence words;

    CannotRename(Sentence words) {
        super(words.toString());
        this.words = words;
    }

    @Override
    public Sentence words() {
        return words;
    }
}
