package mystics.phase.chapter;

import mystics.phase.Phase;
import mystics.phase.chapter.story.ChapterLost;
import mystics.phase.chapter.story.ReadNext;
import mystics.phase.chapter.story.ReadOn;
import mystics.phase.chapter.story.StoryAnswered;
import mystics.phase.chapter.story.StoryQuestion;
import mystics.phase.chapter.story.VictoryCheck;
import mystics.phase.chapter.story.VictoryLater;
import mystics.play.LastStep;

/** The beginning, the victory and the end of a chapter (SETUP, END, CAMP). */
public final class ChapterPhase extends Phase {
    /** Lists the parts of the phase, with the moments and steps of each part. */
    public ChapterPhase() {
        part("The chapter begins and ends");
        step(BeginChapter.class); // cards, rooms and heroes are laid out
        moment(ChapterBegins.class); // everything is laid out
        moment(VictoryCheck.class); // does the objective count now?
        moment(ChapterLost.class); // time is up, nobody is free, or a rule says so
        step(ReadOn.class); // the passages of a moment
        step(StoryQuestion.class); // what a passage asks
        moment(StoryAnswered.class); // it has been answered
        step(VictoryLater.class); // the check for victory that waited for the answer
        step(ReadNext.class); // the passage to which the answer leads
        step(EndOfReading.class); // the end of a chapter that is only read
        step(EndChapter.class); // the last words
        moment(ChapterEnds.class); // won or lost
        step(PackUp.class); // what a campaign keeps
        moment(CardsKept.class); // how many cards a hero keeps
    }

    @Override
    protected void configure() {
        super.configure();
        bind(LastStep.class).toInstance(EndChapter::new);
    }
}
