package mystics.table;

/** How a chapter stands. */
public enum Outcome {
    RUNNING, WON, LOST_TIME, LOST_CAPTURED, LOST_OTHER;

    /** Whether the chapter is over. */
    public boolean over() {
        return this != RUNNING;
    }
}
