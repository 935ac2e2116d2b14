package mystics.phase.chapter.story;

import mystics.rules.Scene;
import mystics.table.Outcome;

/** Ends a chapter with a defeat (END-1), after the rules have been asked. */
public final class Defeat {
    private Defeat() {
    }

    /** Ends the chapter with a defeat, unless a rule does something instead. */
    public static void by(Scene scene, Outcome how) {
        scene.happen(new ChapterLost(how), lost -> scene.end(how));
    }
}
