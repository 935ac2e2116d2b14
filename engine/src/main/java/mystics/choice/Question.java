package mystics.choice;

import java.util.List;

/** What a game waits for. The prompt's pattern is its stable key. */
public sealed interface Question {
    /** Who is asked. */
    Seat seat();

    /** What is asked, to be read. */
    Sentence prompt();

    /** One of several options is to be chosen. */
    record Choice(Seat seat, Sentence prompt, List<? extends Option> options) implements Question {
    }

    /** Dice are to be thrown (DICE-2). The answer lists their faces, 1 to 6 each, such as {@code 1 4 6}. */
    record Roll(Purpose purpose, Sentence prompt, int dice) implements Question {
        @Override
        public Seat seat() {
            return Seat.FATE;
        }
    }

    /** One of several things is to be drawn unseen: the top of a shuffled deck. */
    record Draw(Purpose purpose, Sentence prompt, List<? extends Option> options) implements Question {
        @Override
        public Seat seat() {
            return Seat.FATE;
        }
    }
}
