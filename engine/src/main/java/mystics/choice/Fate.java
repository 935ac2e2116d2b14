package mystics.choice;

/**
 * Chance. Each answer follows from the question and the number of earlier answers for the same purpose, so there is no state to save.
 */
public interface Fate {
    /** One face of the action die, 1 to 6, for the nth die thrown for a purpose. */
    int face(Purpose purpose, int nth);

    /** A number from 0 up to the bound (excluded), for the nth draw for a purpose. */
    int below(Purpose purpose, int nth, int bound);
}
