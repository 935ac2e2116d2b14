package mystics.play;

import mystics.choice.Fate;
import mystics.choice.Purpose;
import mystics.rules.Dice;
import mystics.rules.Scene;
import mystics.rules.Step;

/**
 * Chance that sees the scene it is asked in, for those who try what could happen; see {@link WhatIf}. It never answers
 * in a game that is kept.
 */
public interface Foresight extends Fate {
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

    /**
     * Sees a step that is about to be done.
     *
     * @throws Enough when the course is to be followed no further
     */
    void begins(Scene scene, Step step);

    @Override
    default int face(Purpose purpose, int nth) {
        throw new UnsupportedOperationException("Foresight throws whole rolls");
    }

    @Override
    default int below(Purpose purpose, int nth, int bound) {
        throw new UnsupportedOperationException("Foresight draws with the scene at hand");
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
