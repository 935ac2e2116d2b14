package mystics.phase.wheel;

import mystics.rules.Happening;
import mystics.rules.Moment;

/** The chapter-end marker moves on by some pages. */
public final class ChapterEndMoved extends Moment implements Happening {
    /** The number of pages. */
    public final int pages;

    public ChapterEndMoved(int pages) {
        this.pages = pages;
    }
}
