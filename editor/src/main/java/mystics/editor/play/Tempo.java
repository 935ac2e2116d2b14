package mystics.editor.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import mystics.editor.board.BoardAct;
import mystics.editor.board.BoardEvent;
import mystics.editor.board.BoardPicture;
import mystics.editor.play.board.BoardPace;
import mystics.editor.settings.Motion;
import mystics.editor.settings.Pace;
import mystics.editor.settings.Settings;
import mystics.editor.sight.Film;

/**
 * The durations of everything that a film shows, in milliseconds.
 *
 * @param settings the current settings
 */
public record Tempo(Supplier<Settings> settings) implements BoardPace {
    private static final int TUMBLE = 500;
    private static final int GLIDE = 380;
    /** The pace to which given durations refer. */
    private static final double STEADY = Pace.STEADY.milliseconds();

    /** The duration of a step; 0 if only the end of the film is shown. */
    int step() {
        return settings.get().pace().milliseconds();
    }

    /** The time for which dice tumble; 0 if dice do not tumble. */
    int tumble() {
        return moving(Math.min(TUMBLE, step()));
    }

    @Override
    public int gliding() {
        return moving(Math.min(GLIDE, step() * 2 / 3));
    }

    /** The duration of a step without a blow or a find. This duration is shorter than the duration of a step with a blow. */
    int passing() {
        return step() / 2;
    }

    /** The duration of a step: long enough for its events to be followed, and shorter if there are none. */
    int of(List<BoardEvent> events) {
        return events.isEmpty() ? passing() : scaled(new BoardAct(BoardPicture.NONE, BoardPicture.NONE, events).length()) + passing() / 2;
    }

    /** The duration, in milliseconds, of an event or a movement whose length is given for the steady pace. */
    int scaled(int length) {
        return (int) Math.round(length * step() / STEADY);
    }

    /** The duration of a step; 0 if the film belongs to a chapter without a board, because such a step shows nothing. */
    int of(Optional<Film> film, List<BoardEvent> events) {
        return film.filter(Film::isRead).isPresent() ? 0 : of(events);
    }

    @Override
    public int acting(int length) {
        return moving(scaled(length));
    }

    /** Whether figures move on the board, and steps are shown one by one. */
    boolean moves() {
        return moving(step()) > 0;
    }

    private int moving(int milliseconds) {
        return settings.get().motion() == Motion.FULL ? milliseconds : 0;
    }
}
