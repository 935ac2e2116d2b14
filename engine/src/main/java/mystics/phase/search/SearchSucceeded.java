package mystics.phase.search;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Happening;
import mystics.rules.Moment;
import mystics.rules.RoomInPlay;

/** A search roll has shown a star, and no card has been found yet (SEARCH-1). */
public final class SearchSucceeded extends Moment implements Happening {
    /** The hero who searched. */
    public final Figure hero;
    /** The room that was searched. */
    public final RoomInPlay room;
    /** Whether a special search would find its card now (SEARCH-5). */
    public final boolean special;

    SearchSucceeded(Figure hero, boolean special) {
        this.hero = hero;
        this.room = hero.getRoom();
        this.special = special;
    }

    @Override
    public int actor() {
        return hero.slot();
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("{hero} has searched {room} and thrown a star", "hero", hero, "room", room));
    }
}
