package mystics.editor.play;

import java.util.Optional;
import java.util.function.Consumer;
import mystics.choice.Wording;
import mystics.editor.play.over.Telling;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Film;
import mystics.editor.sight.Interlude;

/** How the pages of a film are told at the table that is shown. */
record PageTelling(Film film, Seats seats, Wording language) {
    /** How a page is told; {@code answer} takes a choice that is made on it. */
    Telling of(Interlude page, Consumer<String> answer) {
        return told(film.askedOn(page), answer);
    }

    /** How the question of a chapter without a board is told on a page of its own, if it is; {@code answer} takes the choice. */
    Optional<Telling> alone(Consumer<String> answer) {
        return film.askedAlone().map(asked -> told(Optional.of(asked), answer));
    }

    private Telling told(Optional<Asked> question, Consumer<String> answer) {
        return new Telling(film.last().spread().headline().chapter(), language, seats.seated(film.last().spread().party()), question,
                answer);
    }
}
