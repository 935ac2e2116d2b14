package mystics.soak;

import java.util.List;
import mystics.phase.chapter.BeginChapter;
import mystics.rules.Scene;
import mystics.rules.Step;

/** Sets a chapter up and lays extras on its table. Such a game is played to its end at once, so the step is never saved. */
record BeginWithExtras(List<Extra> extras) implements Step {
    @Override
    public void perform(Scene scene) {
        new BeginChapter().perform(scene);
        extras.forEach(extra -> extra.lay(scene));
    }
}
