package mystics.play;

import mystics.choice.Purpose;
import mystics.rules.Dice;
import mystics.rules.Scene;

/** Chance for possible courses of a game; see {@link WhatIf}. The results of such chance never belong to a game that is kept. */
public interface Foresight extends Chance {
    /**
     * The dice of a roll.
     *
     * @throws Enough when the rest of the course is not needed
     */
    Dice roll(Scene scene, Purpose purpose, int dice);

    /**
     * The index of a draw, from 0 up to, but not including, the bound.
     *
     * @throws Enough when the rest of the course is not needed
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

    /** Breaks off a course of a game when all wanted facts are known. */
    final class Enough extends Error {
        private static final long serialVersionUID = 1;

        /** An error without a stack trace, because it is thrown often. */
        public Enough() {
            super("far enough", null, false, false);
        }
    }
}
