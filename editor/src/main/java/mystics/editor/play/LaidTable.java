package mystics.editor.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.content.Card;
import mystics.editor.board.BoardEvent;
import mystics.editor.play.board.BoardPane;
import mystics.editor.sight.BoardEvents;
import mystics.editor.sight.Frame;
import mystics.editor.sight.Spread;

/** The table as the panes currently show it, and its differences from the next table. */
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

    /** The slots of the figures that the dice of a step concern. The figure beside which the dice are shown comes first. */
    List<Integer> concerned(Frame frame) {
        return BoardEvents.concerned(laid.orElse(frame.spread()), frame.spread(), frame.told());
    }

    /**
     * Shows whose turn begins before the movement die is thrown beside that hero, unless something else happens in the same step.
     *
     * @return whether the turn is shown
     */
    boolean turnsTo(Frame frame, Map<String, Card> cards, BoardPane board) {
        boolean shown = frame.rollsToMove() && events(frame, cards).isEmpty();
        if (shown) {
            lay(frame.spread(), "");
            board.show(frame.spread().board());
        }
        return shown;
    }

    /** The events between this table and the next. */
    List<BoardEvent> events(Frame next, Map<String, Card> cards) {
        return laid.map(before -> BoardEvents.between(before, next.spread(), next.told(), cards)).orElse(List.of());
    }
}
