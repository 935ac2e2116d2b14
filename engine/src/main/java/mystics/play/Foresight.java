package mystics.play;

import mystics.choice.Purpose;
import mystics.rules.Dice;
import mystics.rules.Scene;

/** Chance for those who try what could happen; see {@link WhatIf}. It never answers in a game that is kept. */
public interface Foresight extends Chance {
    /**
     * The dice of a roll.
     *
     * @throws Enough when the course is to be followed no further
     */
    Dice roll(Scene scene, Purpose purpose, int dice);

    /**
     * The place of the thing drawn, from 0 up to, not including, the bound.
     *
     * @throws Enough when the course is to be followed no further
     */
    int draw(Scene scene, Purpose purpose, int bound);

    @Override
    default Dice roll(Scene scene, Purpose purpose, int dice, int before) {
        return roll(scene, purpose, dice);
    }

    @Override
    default int draw(Scene scene, Purpose purpose, int bound, int before) {
        return draw(scene, purpose, bound);
    }

    @Override
    default boolean isRecorded() {
        return false;
    }

    /** Breaks a course off: all that was wanted is known. */
    final class Enough extends Error {
        private static final long serialVersionUID = 1;

        /** Thrown often, so it carries nothing. */
        public Enough() {
            super("far enough", null, false, false);
        }
    }
}
