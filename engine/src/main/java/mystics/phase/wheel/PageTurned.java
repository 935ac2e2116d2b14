package mystics.phase.wheel;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Spelling;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.RoomInPlay;

/** The hourglass moves on by one page (SURGE-2, CAPTURE-3). */
public final class PageTurned extends Moment implements Happening {
    private final PageWhy why;
    private final Optional<RoomInPlay> room;

    public PageTurned(PageWhy why, Optional<RoomInPlay> room) {
        this.why = why;
        this.room = room;
    }

    /** Whether the page was turned by something in a room: a surge or a capture. */
    public boolean hasRoom() {
        return room.isPresent();
    }

    /** The room of the surge or the capture; to be called only if there is one. */
    public RoomInPlay getRoom() {
        return room.orElseThrow();
    }

    /** The reason for the page: surge, capture or rule. */
    @Names(What.PAGE_WHY)
    public String getWhy() {
        return Spelling.of(why);
    }

    public boolean isSurge() {
        return why == PageWhy.SURGE;
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence
                .of(isSurge() ? "For a surge the hourglass is about to move on by a page" : "The hourglass is about to move on by a page"));
    }
}
