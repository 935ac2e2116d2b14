package mystics.editor.play.board;

import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.board.BoardPicture;

/** What the dots on a tile of the map mean, in words. */
final class MapLegend {
    private MapLegend() {
    }

    /** The words for the dots on a tile: how many mice and how many minions are there; none for a tile without dots. */
    static Stream<Sentence> of(BoardPicture board, int tile) {
        long all = board.figures().stream().filter(figure -> figure.spot().tile() == tile).count();
        long friends = board.figures().stream().filter(figure -> figure.spot().tile() == tile && figure.side().friendly()).count();
        return all == 0 ? Stream.of() : Stream.of(
                Sentence.of("round dots: mice and friends ({n}); square dots: minions ({m})", "n", friends, "m", all - friends));
    }
}
