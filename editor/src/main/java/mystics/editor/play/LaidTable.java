package mystics.editor.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.content.Card;
import mystics.editor.board.BoardEvent;
import mystics.editor.sight.BoardEvents;
import mystics.editor.sight.Frame;
import mystics.editor.sight.Spread;

/** The table as the panes currently show it, and its differences from the next one. */
final class LaidTable {
    private final Panes panes;
    private final Seats seats;
    private Optional<Spread> laid = Optional.empty();

    LaidTable(Panes panes, Seats seats) {
        this.panes = panes;
        this.seats = seats;
    }

    /**
     * Shows a table.
     *
     * @param acting the id of the hero who is asked
     */
    void lay(Spread spread, String acting) {
        panes.lay(spread, seats.seated(spread.party()), acting);
        laid = Optional.of(spread);
    }

    /** Shows the same table again, because seats or portraits have changed. */
    void again(String acting) {
        laid.ifPresent(spread -> lay(spread, acting));
    }

    /** The slot of the figure beside which dice are shown. */
    Optional<Integer> focus(Frame frame) {
        return BoardEvents.focus(laid.orElse(frame.spread()), frame.told());
    }

    /** The events between this table and the next. */
    List<BoardEvent> events(Frame next, Map<String, Card> cards) {
        return laid.map(before -> BoardEvents.between(before, next.spread(), next.told(), cards)).orElse(List.of());
    }
}
