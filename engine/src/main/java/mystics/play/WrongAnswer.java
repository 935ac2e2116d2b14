package mystics.play;

import mystics.choice.Sentence;
import mystics.choice.Worded;

/** Thrown for an answer that fits no open question. Nothing was changed. */
public final class WrongAnswer extends RuntimeException implements Worded {
    private static final long serialVersionUID = 1;

    private final transient Sentence words;

    /** The message gives the reason, and the answers that would be right. */
    public WrongAnswer(Sentence words) {
        super(words.toString());
        this.words = words;
    }

    @Override
    public Sentence words() {
        return words;
    }
}
