package mystics.play;

/** Stops a run because the chapter is over. Everything that has happened in the run is kept. */
final class ChapterOver extends Error {
    private static final long serialVersionUID = 1;

    ChapterOver() {
        super("the chapter is over", null, false, false);
    }
}
