package mystics.play;

import mystics.choice.Sentence;
import mystics.choice.Worded;

/** An answer that fits no open question; nothing was changed. */
public final class WrongAnswer extends RuntimeException implements Worded {
    private static final long serialVersionUID = 1;

    private final transient Sentence words;

    /** Thrown when an answer is wrong; the message says why, and what would be right. */
    public WrongAnswer(Sentence words) {
        super(words.toString());
        this.words = words;
    }

    @Override
    public Sentence words() {
        return words;
    }
}
