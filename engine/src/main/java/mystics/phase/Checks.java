package mystics.phase;

import java.util.Optional;
import mystics.choice.Purpose;
import mystics.choice.Sentence;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Occurrence;
import mystics.rules.Scene;

/** A roll that succeeds with a star: a search, a recovery, a trap, a climb (DICE-4). */
public final class Checks {
    private static final Sentence SEARCH = Sentence.of("Search roll");
    private static final Sentence CHECK = Sentence.of("Roll for a star");

    private Checks() {
    }

    /**
     * Rolls for a star.
     *
     * @param what search, recover, trap, climb, or another word that the asking rule gives
     * @return the dice after all rerolls
     */
    public static Dice roll(Scene scene, Figure roller, String what, int dice) {
        return roll(scene, roller, what, Sentence.of(what), dice);
    }

    /**
     * Rolls for a star.
     *
     * @param words the words that people read for the purpose; {@code what} itself is not shown
     */
    public static Dice roll(Scene scene, Figure roller, String what, Sentence words, int dice) {
        CheckDice counted = scene.ask(new CheckDice(scene, roller, what, dice));
        boolean search = what.equals("search");
        Dice thrown = scene.roll(search ? Purpose.SEARCH : Purpose.CHECK, counted.dice.getDice(), search ? SEARCH : CHECK);
        scene.happened(new CheckRolled(roller, what, thrown));
        scene.tell(scene.speaker().isEmpty() ? "DICE-4" : scene.speaker(),
                search ? "{roller} searches with {dice}: {faces}" : "{roller} rolls {dice} ({what}): {faces}", "roller", roller,
                "dice", counted.dice, "what", words, "faces", thrown);
        return thrown;
    }

    /** The dice of a roll for a star lie on the table, and no rule has read them yet. */
    public static final class CheckRolled extends Moment implements Occurrence {
        /** The figure that rolled. */
        public final Figure roller;
        /** The purpose of the roll. */
        public final String what;
        /** The dice. */
        public final Dice dice;

        private CheckRolled(Figure roller, String what, Dice dice) {
            this.roller = roller;
            this.what = what;
            this.dice = dice;
        }

        @Override
        public int actor() {
            return roller.slot();
        }

        @Override
        public Optional<Sentence> words() {
            return Optional.of(Sentence.of("{roller} rolls for a star ({what}), and the dice show {dice}", "roller", roller, "what", what,
                    "dice", dice));
        }
    }
}
