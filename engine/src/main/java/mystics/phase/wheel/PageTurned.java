package mystics.phase.wheel;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Happening;
import mystics.rules.Moment;

/** The hourglass moves on by one page (SURGE-2, CAPTURE-3). */
public final class PageTurned extends Moment implements Happening {
    /** Why: surge, capture, or rule. */
    public final String why;

    public PageTurned(String why) {
        this.why = why;
    }

    public boolean isSurge() {
        return why.equals("surge");
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence
                .of(isSurge() ? "For a surge the hourglass is about to move on by a page" : "The hourglass is about to move on by a page"));
    }
}
