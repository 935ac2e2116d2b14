package mystics.phase.chapter;

import mystics.rules.Happening;
import mystics.rules.Moment;

/** The chapter is won or lost (END-1). Victory or defeat is told; the epilogue comes afterwards. */
public final class ChapterEnds extends Moment implements Happening {
    /** Whether the chapter is won. */
    public final boolean won;

    ChapterEnds(boolean won) {
        this.won = won;
    }
}
