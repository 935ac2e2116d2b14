package mystics.choice;

/**
 * What chance is asked for. Each purpose has its own stream, so that a further roll for one purpose does not change the
 * results of the others.
 */
public enum Purpose {
    MOVE, BATTLE, DEFENCE, CHECK, SEARCH, ENCOUNTER, INITIATIVE, AMBUSH, OTHER
}
