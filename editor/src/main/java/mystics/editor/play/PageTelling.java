package mystics.editor.play;

import java.util.function.Consumer;
import mystics.choice.Wording;
import mystics.editor.play.over.Telling;
import mystics.editor.sight.Film;
import mystics.editor.sight.Interlude;

/** How the pages of a film are told at the table that is shown. */
record PageTelling(Film film, Seats seats, Wording language) {
    /** How a page is told; {@code answer} takes a choice that is made on it. */
    Telling of(Interlude page, Consumer<String> answer) {
        return new Telling(film.last().spread().headline().chapter(), language, seats.seated(film.last().spread().party()),
                film.askedOn(page), answer);
    }
}
