package mystics.play;

import mystics.choice.Fate;
import mystics.choice.Purpose;
import mystics.rules.Dice;
import mystics.rules.Scene;
import mystics.rules.Step;

/** The source of dice and draws in a run. The source sees the scene of each request. */
public interface Chance {
    /**
     * The dice of a roll.
     *
     * @param before the number of dice rolled earlier for the purpose
     */
    Dice roll(Scene scene, Purpose purpose, int dice, int before);

    /**
     * The index of a draw: 0 or more, and below the bound.
     *
     * @param before the number of earlier draws for the purpose
     */
    int draw(Scene scene, Purpose purpose, int bound, int before);

    /** Announces a step before it is performed. */
    void begins(Scene scene, Step step);

    /** Whether the results of this chance belong to the game and are therefore recorded and counted. */
    boolean isRecorded();

    /** The chance of a game, which is the same in all scenes. */
    static Chance of(Fate fate) {
        return new GameChance(fate);
    }
}
