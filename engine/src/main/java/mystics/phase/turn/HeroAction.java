package mystics.phase.turn;

import java.util.Optional;
import mystics.rules.Figure;
import mystics.rules.Scene;

/** One kind of deed that a hero can do in its turn. */
public interface HeroAction {
    /** The title of the deed, as people read it. */
    String title();

    /** The place of the deed in the list that people see; the lowest comes first. */
    int place();

    /** The kind of the deed among actions and free actions; empty for a move. */
    default Optional<ActionKind> kind() {
        return Optional.empty();
    }

    /**
     * Whether the table alone shows that the action has no option for a hero, whatever the rules say. The options of such an action are
     * computed only when somebody wants to know why there are none.
     */
    default boolean isPointless(Scene scene, Figure hero) {
        return false;
    }

    /** Adds the options that are possible now, and the reasons why others are not. */
    void offer(Scene scene, HeroTurn turn);
}
