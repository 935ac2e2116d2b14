package mystics.play;

import mystics.choice.Question;

/** Drops a run because a question has no answer yet. */
final class MissingAnswer extends Error {
    private static final long serialVersionUID = 1;
    private final transient Question question;

    MissingAnswer(Question question) {
        super("waiting for an answer", null, false, false);
        this.question = question;
    }

    Question question() {
        return question;
    }
}
