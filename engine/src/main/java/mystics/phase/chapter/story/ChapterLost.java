package mystics.phase.chapter.story;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.table.Outcome;

/** The chapter is about to be lost (END-1). An {@code instead} rule lets the chapter go on. */
public final class ChapterLost extends Moment implements Happening {
    private final Outcome how;

    public ChapterLost(Outcome how) {
        this.how = how;
    }

    /** Whether the hourglass has reached the chapter-end marker. */
    public boolean isByTime() {
        return how == Outcome.LOST_TIME;
    }

    /** Whether every hero is captured (CAPTURE-5). */
    public boolean isByCapture() {
        return how == Outcome.LOST_CAPTURED;
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("The chapter is about to be lost"));
    }
}
