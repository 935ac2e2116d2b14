package mystics.choice;

import java.util.List;
import java.util.Optional;

/** A question that a game waits for. The pattern of the prompt identifies the question. */
public sealed interface Question {
    /** The seat that is asked. */
    Seat seat();

    /** The text of the question. */
    Sentence prompt();

    /**
     * A player chooses one of several options.
     *
     * @param occasion the rule that asks and its moment; known only when people are asked
     */
    record Choice(Seat seat, Sentence prompt, List<? extends Option> options, Occasion occasion) implements Question {
        /** A question asked by the rules of the book, not by a rule of an entry. */
        public Choice(Seat seat, Sentence prompt, List<? extends Option> options) {
            this(seat, prompt, options, Occasion.USUAL);
        }

        /** The option with the given key. */
        public Optional<Option> option(String key) {
            return Offers.find(options, key).map(option -> option);
        }
    }

    /**
     * Dice are to be rolled (DICE-2). The answer lists the faces of the dice, 1 to 6 each, such as {@code 1 4 6}.
     *
     * @param occasion the purpose of the roll
     */
    record Roll(Purpose purpose, Sentence prompt, int dice, Occasion occasion) implements Question {
        /** Dice rolled by the rules of the book, not by a rule of an entry. */
        public Roll(Purpose purpose, Sentence prompt, int dice) {
            this(purpose, prompt, dice, Occasion.USUAL);
        }

        @Override
        public Seat seat() {
            return Seat.FATE;
        }
    }

    /** Something is drawn unseen, such as the top card of a shuffled deck. */
    record Draw(Purpose purpose, Sentence prompt, List<? extends Option> options) implements Question {
        @Override
        public Seat seat() {
            return Seat.FATE;
        }
    }
}
