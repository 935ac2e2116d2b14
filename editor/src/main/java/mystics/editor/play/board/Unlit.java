package mystics.editor.play.board;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardSpace;
import mystics.editor.board.BoardTarget;
import mystics.editor.play.ask.PickPreviews;

/**
 * The answer to a click on a place that is not lit.
 *
 * @param space the name of the space if it is a space of the current room, so that the rules can explain the answer; otherwise empty
 * @param words the answer if no rule explains it
 */
record Unlit(String space, Sentence words) {
    /** The answer to a click beside everything. */
    static final Sentence NOTHING = Sentence.of("There is nothing to choose here. What can be chosen is lit, and stands in the list.");

    /** The answer about a target. */
    static Unlit of(BoardTarget at, BoardPicture board, Lights lights, PickPreviews outlook) {
        if (at instanceof BoardTarget.OnExit || at instanceof BoardTarget.OnFlip) {
            return new Unlit("", way(at, board, lights, outlook));
        }
        return board.spot(at).map(spot -> spot.tile() == lights.tile() ? here(lights.name(spot)) : elsewhere(spot, board))
                .orElseGet(() -> new Unlit("", NOTHING));
    }

    /** Where an exit or a flip leads, and what stands against it now. */
    private static Sentence way(BoardTarget at, BoardPicture board, Lights lights, PickPreviews outlook) {
        List<Sentence> lines = new ArrayList<>(Signpost.way(at, board).stream().toList());
        List<Sentence> reasons = new ArrayList<>(Signpost.flip(at, lights, outlook));
        if (at instanceof BoardTarget.OnExit exit) {
            outlook.remarks("explore:" + exit.about()).stream().map(Signpost::said).forEach(reasons::add);
        }
        lines.addAll(reasons.isEmpty() ? List.of(Sentence.of("This way is not offered now.")) : reasons);
        return Sentence.row(lines, ". ");
    }

    private static Unlit here(String space) {
        return new Unlit(space, Sentence.of("There is nothing to do on {space} now.", "space", space.replace('-', ' ')));
    }

    private static Unlit elsewhere(BoardSpace spot, BoardPicture board) {
        return new Unlit("", Sentence.of("{room} is another room: nothing in it is offered now.", "room",
                board.tiles().get(spot.tile()).room().name()));
    }
}
