package mystics.table;

/** The state of a chapter: running, won, or lost, with the reason. */
public enum Outcome {
    RUNNING, WON, LOST_TIME, LOST_CAPTURED, LOST_OTHER;

    /** Whether the chapter is over. */
    public boolean over() {
        return this != RUNNING;
    }
}
