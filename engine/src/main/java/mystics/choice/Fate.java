package mystics.choice;

/**
 * Chance. It answers as a pure function of what it is asked and of how many answers of that purpose were given before,
 * so it has no state to save.
 */
public interface Fate {
    /** One face of the action die, 1 to 6, for the nth die thrown for a purpose. */
    int face(Purpose purpose, int nth);

    /** A number from 0 up to, not including, the bound, for the nth draw for a purpose. */
    int below(Purpose purpose, int nth, int bound);
}
