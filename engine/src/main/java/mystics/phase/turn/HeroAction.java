package mystics.phase.turn;

import mystics.rules.Scene;

/** One kind of thing a hero can do in its turn. */
public interface HeroAction {
    /** The word with which the keys of its options begin. */
    String word();

    /** Puts what is possible now, and says why the rest is not. */
    void offer(Scene scene, HeroTurn turn);
}
