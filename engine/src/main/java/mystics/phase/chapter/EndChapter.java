package mystics.phase.chapter;

import mystics.phase.chapter.story.ReadOn;
import mystics.phase.chapter.story.Story;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Outcome;

/** Tells the last words of a chapter (STORY-2, END-1). In a campaign, the heroes then choose what they keep (CAMP-2). */
public record EndChapter() implements Step {
    @Override
    public void perform(Scene scene) {
        Outcome outcome = scene.draft().outcome();
        scene.next(new PackUp());
        if (outcome == Outcome.WON) {
            scene.next(new ReadOn("epilogue", "", ""));
        }
        scene.happen(new ChapterEnds(outcome == Outcome.WON), ended -> {
            switch (outcome) {
                case WON -> Story.when(scene, "victory");
                case LOST_CAPTURED -> Story.when(scene, "defeat-captured");
                case LOST_TIME -> Story.when(scene, "defeat-time");
                default -> Story.when(scene, "defeat-other");
            }
            if (!scene.box().chapter().storyOnly()) scene.tell("END-1", outcome == Outcome.WON ? "Victory!" : "Defeat");
        });
    }
}
