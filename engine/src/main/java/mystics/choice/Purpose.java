package mystics.choice;

/**
 * The purposes for which chance is asked. Each purpose has its own stream of numbers, so that one more roll for one
 * purpose does not change the results of the others.
 */
public enum Purpose {
    MOVE, BATTLE, DEFENCE, CHECK, SEARCH, ENCOUNTER, INITIATIVE, AMBUSH, OTHER
}
