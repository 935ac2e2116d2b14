package mystics.editor.play.around;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import mystics.editor.settings.Hint;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Film;
import mystics.editor.sight.Interlude;
import mystics.editor.sight.Pick;

/** Chooses the hint to show at the end of a film: one at a time, beginning with how a turn works. */
public final class Hints {
    /** Hints about an event just seen; the others can wait. */
    static final Set<Hint> NEWS = Set.of(Hint.WHEEL, Hint.SURGE, Hint.CAPTURE);

    private Hints() {
    }

    /**
     * The hint that is due, if any. A chapter of story alone needs none.
     *
     * @param left the hints not given yet
     */
    static Optional<Hint> due(Film film, Set<Hint> left) {
        return film.last().asked().filter(asked -> !film.last().game().setting().box().chapter().storyOnly()).flatMap(
                asked -> left.contains(Hint.TURN) ? Optional.of(Hint.TURN) : comingUp(film, asked).filter(left::contains).findFirst());
    }

    /** The hints whose subject has come up, most pressing first. */
    private static Stream<Hint> comingUp(Film film, Asked asked) {
        return Stream.of(Hint.values()).filter(hint -> isUp(hint, film, asked)).sorted();
    }

    private static boolean isUp(Hint hint, Film film, Asked asked) {
        return switch (hint) {
            case TURN -> false;
            case BATTLE -> offers(asked, Pick::isBattle);
            case SEARCH -> offers(asked, pick -> pick.key().equals("search")) && !offers(asked, Pick::isBattle);
            case EXIT -> offers(asked, Pick::isExplore);
            case SHARE -> offers(asked, pick -> pick.key().startsWith("share:"))
                    && film.last().spread().party().stream().anyMatch(hero -> !hero.pack().isEmpty());
            case WHEEL -> film.last().spread().headline().wheel() > 0;
            case SURGE -> happened(film, Interlude.Kind.SURGE);
            case CAPTURE -> happened(film, Interlude.Kind.CAPTURE);
        };
    }

    private static boolean offers(Asked asked, Predicate<Pick> wanted) {
        return asked.picks().stream().anyMatch(wanted);
    }

    private static boolean happened(Film film, Interlude.Kind kind) {
        return film.all().stream().flatMap(frame -> frame.interludes().stream()).anyMatch(interlude -> interlude.kind() == kind);
    }
}
