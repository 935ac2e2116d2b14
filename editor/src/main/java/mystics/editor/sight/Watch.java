package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import mystics.phase.chapter.story.Story;
import mystics.play.Inspector;
import mystics.play.Setting;
import mystics.play.State;

/**
 * Records the states of a game for a film, and holds the programs after a page of the story. The watch records on the game's thread only.
 * It ignores trial runs, which share the setting of the game but run on other threads.
 */
public final class Watch implements Inspector {
    private final ThreadLocal<Reel> noted = new ThreadLocal<>();

    /** The record of one deed. */
    private static final class Reel {
        private final List<State> states;
        private boolean holding;

        Reel(List<State> states) {
            this.states = states;
        }
    }

    @Override
    public void finished(Setting setting, State before, State after) {
        Reel reel = noted.get();
        if (reel != null) {
            reel.states.add(after);
            reel.holding |= after.log().since(before.log().size()).stream().anyMatch(line -> line.cause().equals(Story.RULE));
        }
    }

    @Override
    public boolean holdsPrograms() {
        Reel reel = noted.get();
        return reel != null && reel.holding;
    }

    /** Performs a deed and records the states. If programs would play past a page of the story, the method stops at that page. */
    <T> T watching(List<State> states, Supplier<T> deed) {
        return watched(new Reel(states), deed);
    }

    /** Loads a game on any thread without letting its programs play. The programs wait until the game has been shown. */
    public <T> T loading(Supplier<T> game) {
        return holding(roll(), game);
    }

    /** Performs a deed without letting programs play, and records the states. */
    <T> T holding(List<State> states, Supplier<T> deed) {
        Reel reel = new Reel(states);
        reel.holding = true;
        return watched(reel, deed);
    }

    private <T> T watched(Reel reel, Supplier<T> deed) {
        noted.set(reel);
        try {
            return deed.get();
        } finally {
            noted.remove();
        }
    }

    /** An empty list for the states that follow one deed. */
    static List<State> roll() {
        return new ArrayList<>();
    }
}
