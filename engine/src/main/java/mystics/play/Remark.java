package mystics.play;

import java.util.List;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.rules.Line;

/**
 * A line about an event at the table that is not part of the game, such as an answer taken back.
 *
 * @param at the number of lines in the game's log before the remark
 */
public record Remark(int at, Line line) {
    private static final int MOST = 50;
    private static final Sentence GONE = Sentence.of("Earlier notes of what was taken back are no longer kept");

    /**
     * The newest of the remarks, limited in number so that a save stays small. A single remark replaces all older remarks and says that
     * there were some.
     */
    static List<Remark> newest(List<Remark> notes) {
        if (notes.size() < MOST) {
            return notes;
        }
        List<Remark> kept = notes.subList(notes.size() - MOST + 2, notes.size());
        return Stream.concat(Stream.of(new Remark(kept.get(0).at(), new Line(GONE.fixed(), notes.get(0).line().cause()))), kept.stream())
                .toList();
    }
}
