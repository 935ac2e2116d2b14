package mystics.choice;

import java.util.List;
import java.util.Optional;

/** What a game waits for. The prompt's pattern is its stable key. */
public sealed interface Question {
    /** Who is asked. */
    Seat seat();

    /** What is asked, to be read. */
    Sentence prompt();

    /**
     * One of several options is to be chosen.
     *
     * @param occasion what it comes of; known where people are asked
     */
    record Choice(Seat seat, Sentence prompt, List<? extends Option> options, Occasion occasion) implements Question {
        /** A question that comes of the rules of the book. */
        public Choice(Seat seat, Sentence prompt, List<? extends Option> options) {
            this(seat, prompt, options, Occasion.USUAL);
        }

        /** The option that a key names. */
        public Optional<Option> option(String key) {
            return Offers.find(options, key).map(option -> option);
        }
    }

    /**
     * Dice are to be thrown (DICE-2). The answer lists their faces, 1 to 6 each, such as {@code 1 4 6}.
     *
     * @param occasion what they are thrown for
     */
    record Roll(Purpose purpose, Sentence prompt, int dice, Occasion occasion) implements Question {
        /** Dice that are thrown for what the rules of the book say. */
        public Roll(Purpose purpose, Sentence prompt, int dice) {
            this(purpose, prompt, dice, Occasion.USUAL);
        }

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
