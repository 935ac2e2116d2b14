package mystics.phase.encounter;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Spelling;
import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Occurrence;
import mystics.rules.RoomInPlay;

/** Minions have been placed; their cards join the track afterwards (PLACE-6). */
public final class MinionsPlaced extends Moment implements Occurrence {
    /** The room in which the minions were placed. */
    public final RoomInPlay room;
    private final List<Figure> figures;
    private final ArrivalWhy why;

    MinionsPlaced(RoomInPlay room, List<Figure> figures, ArrivalWhy why) {
        this.room = room;
        this.figures = List.copyOf(figures);
        this.why = why;
    }

    /** The new figures that are still on the board. A rule may have defeated some of the new figures or taken them off the board. */
    public List<Figure> getFigures() {
        return Arrival.standing(figures);
    }

    /** The reason for the arrival: setup, encounter, surge or rule. */
    @Names(What.ARRIVAL_WHY)
    public String getWhy() {
        return Spelling.of(why);
    }

    @Override
    public Optional<Sentence> words() {
        return Optional.of(Sentence.of("Minions have come to {room}", "room", room));
    }
}
