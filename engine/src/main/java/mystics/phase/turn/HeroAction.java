package mystics.phase.turn;

import java.util.Optional;
import mystics.rules.Scene;

/** One kind of thing a hero can do in its turn. */
public interface HeroAction {
    /** What people call it. */
    String title();

    /** Its place among what a hero can do, as people read it: the lowest comes first. */
    int place();

    /** Its kind among actions and free actions; a move is neither. */
    default Optional<ActionKind> kind() {
        return Optional.empty();
    }

    /** Adds the options that are possible now, and the reasons why others are not. */
    void offer(Scene scene, HeroTurn turn);
}
