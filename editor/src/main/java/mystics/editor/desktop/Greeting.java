package mystics.editor.desktop;

import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.home.GoingOn;
import mystics.home.Failure;
import mystics.home.HomeFolder;
import mystics.home.mods.HomeMods;

/**
 * What the home page says once the mods are loaded.
 *
 * @param words what of the player's folder cannot be read, and the game to continue; empty if there is nothing to say
 */
record Greeting(GoingOn goingOn, Sentence words) {
    /** Looks into the player's folder. Slow. */
    static Greeting of(Laid laid, HomeFolder home) {
        Optional<Sentence> mods = HomeMods.in(home).trouble();
        try {
            GoingOn goingOn = GoingOn.of(laid.shelf().entries(), laid.table().catalog());
            return new Greeting(goingOn, row(mods, goingOn.words()));
        } catch (UncheckedIOException unreadable) {
            return new Greeting(GoingOn.NOWHERE, row(mods, Failure.words(unreadable)));
        }
    }

    private static Sentence row(Optional<Sentence> first, Sentence second) {
        return Sentence.row(Stream.concat(first.stream(), Stream.of(second)).filter(words -> !words.isEmpty()).toList(), "\n");
    }
}
