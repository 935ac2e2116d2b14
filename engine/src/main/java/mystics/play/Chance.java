package mystics.play;

import mystics.choice.Fate;
import mystics.choice.Purpose;
import mystics.rules.Dice;
import mystics.rules.Scene;
import mystics.rules.Step;

/** Chance as a run asks for it. It sees the scene in which it is asked. */
public interface Chance {
    /**
     * The dice of a roll.
     *
     * @param before how many dice were thrown for the purpose before
     */
    Dice roll(Scene scene, Purpose purpose, int dice, int before);

    /**
     * The place of the thing drawn, from 0 up to, not including, the bound.
     *
     * @param before how often something was drawn for the purpose before
     */
    int draw(Scene scene, Purpose purpose, int bound, int before);

    /** Informs about a step before it is performed. */
    void begins(Scene scene, Step step);

    /** Whether its answers belong to the game, so that they are recorded and counted. */
    boolean isRecorded();

    /** The chance of a game: the same for all scenes. */
    static Chance of(Fate fate) {
        return new GameChance(fate);
    }
}
