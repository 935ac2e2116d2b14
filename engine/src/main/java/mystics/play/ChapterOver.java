package mystics.play;

/** Stops a run because the chapter is over; what has happened stays. */
final class ChapterOver extends Error {
    private static final long serialVersionUID = 1;

    ChapterOver() {
        super("the chapter is over", null, false, false);
    }
}
