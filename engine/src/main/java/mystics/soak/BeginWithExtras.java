package mystics.soak;

import java.util.List;
import mystics.phase.chapter.BeginChapter;
import mystics.rules.Scene;
import mystics.rules.Step;

/**
 * The step that sets up a chapter and adds extras to the table. Games with extras are played to their end at once, so the step is never
 * saved.
 */
record BeginWithExtras(List<Extra> extras) implements Step {
    @Override
    public void perform(Scene scene) {
        new BeginChapter().perform(scene);
        extras.forEach(extra -> extra.lay(scene));
    }
}
