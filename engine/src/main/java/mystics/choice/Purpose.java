package mystics.choice;

/** What chance is asked for. Each purpose has its own stream, so that one more roll for one does not shift the others. */
public enum Purpose {
    MOVE, BATTLE, DEFENCE, CHECK, SEARCH, ENCOUNTER, INITIATIVE, AMBUSH, OTHER
}
