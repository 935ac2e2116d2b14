package mystics.editor.play;

import java.util.Optional;
import java.util.function.Consumer;
import mystics.choice.Wording;
import mystics.editor.play.over.Telling;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Film;
import mystics.editor.sight.Interlude;

/** Prepares the pages of a film for the current table. */
record PageTelling(Film film, Seats seats, Wording language) {
    /**
     * The telling of a page: its text, its readers and its choices.
     *
     * @param answer receives a choice made on the page
     */
    Telling of(Interlude page, Consumer<String> answer) {
        return told(film.askedOn(page), answer);
    }

    /**
     * The telling of a question that has a page of its own, as in a chapter without a board; empty for other questions.
     *
     * @param answer receives the choice
     */
    Optional<Telling> alone(Consumer<String> answer) {
        return film.askedAlone().map(asked -> told(Optional.of(asked), answer));
    }

    private Telling told(Optional<Asked> question, Consumer<String> answer) {
        return new Telling(film.last().spread().headline().chapter(), language, seats.seated(film.last().spread().party()), question,
                answer);
    }
}
