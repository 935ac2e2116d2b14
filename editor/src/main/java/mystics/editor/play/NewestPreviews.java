package mystics.editor.play;

import java.util.List;
import java.util.Optional;
import mystics.editor.play.ask.AskPane;
import mystics.editor.play.ask.PickPreviews;
import mystics.editor.play.board.BoardPane;
import mystics.editor.sight.Pick;
import mystics.editor.sight.Sight;

/** Previews of the newest question's picks. The previews may arrive before the film that leads to the question has ended. */
public final class NewestPreviews {
    private Optional<Sight> worked = Optional.empty();
    private PickPreviews outlook = PickPreviews.UNKNOWN;

    /** Adds previews of a question, and forgets the previews of any other question. */
    NewestPreviews with(Sight sight, PickPreviews more) {
        outlook = isOf(sight) ? outlook.and(more) : more;
        worked = Optional.of(sight);
        return this;
    }

    /** Shows the previews beside the picks and on the board, if they belong to this question. */
    void show(Sight sight, AskPane ask, BoardPane board) {
        if (isOf(sight)) {
            ask.weigh(outlook);
            board.foresee(outlook);
        }
    }

    /** A pick in words, with its preview. */
    List<String> words(Pick pick) {
        return outlook.words(pick);
    }

    private boolean isOf(Sight sight) {
        return worked.filter(known -> known == sight).isPresent();
    }
}
