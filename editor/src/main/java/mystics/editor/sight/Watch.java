package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import mystics.play.Inspector;
import mystics.play.Setting;
import mystics.play.State;

/** Notes the states a game goes through, for a film. It belongs to the thread of the game; what other threads try out with the same setting it does not see. */
public final class Watch implements Inspector {
    private final ThreadLocal<List<State>> noted = new ThreadLocal<>();

    @Override
    public void finished(Setting setting, State before, State after) {
        List<State> states = noted.get();
        if (states != null) {
            states.add(after);
        }
    }

    /** Does something and notes the states on the way. */
    <T> T watching(List<State> states, Supplier<T> deed) {
        noted.set(states);
        try {
            return deed.get();
        } finally {
            noted.remove();
        }
    }

    /** A list for the states of one deed. */
    static List<State> roll() {
        return new ArrayList<>();
    }
}
