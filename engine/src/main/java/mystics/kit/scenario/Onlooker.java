package mystics.kit.scenario;

import mystics.choice.Question;
import mystics.rules.Scene;

/** Watches scenarios while they are performed. By default, it ignores everything. */
public interface Onlooker {
    /** Watches nothing. */
    Onlooker NONE = new Onlooker() {};

    /** A scenario begins, with this table. */
    default void begins(Scene given) {
    }

    /** An answer is about to be given. */
    default void answers(Question.Choice question, String answer, Scene scene) {
    }

    /** A deed has been done. */
    default void sees(Scene scene) {
    }
}
