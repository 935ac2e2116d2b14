package mystics.phase.chapter.story;

import mystics.rules.Scene;
import mystics.table.Outcome;

/** The way a chapter is lost (END-1): the rules hear of it first. */
public final class Defeat {
    private Defeat() {
    }

    /** Ends the chapter with a defeat, unless a rule does something instead. */
    public static void by(Scene scene, Outcome how) {
        scene.happen(new ChapterLost(how), lost -> scene.end(how));
    }
}
