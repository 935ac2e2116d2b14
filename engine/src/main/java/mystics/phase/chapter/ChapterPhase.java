package mystics.phase.chapter;

import mystics.phase.Phase;
import mystics.phase.chapter.story.ChapterLost;
import mystics.phase.chapter.story.VictoryCheck;
import mystics.play.LastStep;

/** How a chapter begins, is won and ends (SETUP, END, CAMP). */
public final class ChapterPhase extends Phase {
    /** Its table of contents. */
    public ChapterPhase() {
        part("The chapter begins and ends");
        step(BeginChapter.class); // cards, rooms and heroes are laid out
        moment(ChapterBegins.class); // everything is laid out
        moment(VictoryCheck.class); // does the objective count now?
        moment(ChapterLost.class); // time is up, nobody is free, or a rule says so
        step(EndChapter.class); // the last words, and what a campaign keeps
        moment(ChapterEnds.class); // won or lost
        moment(CardsKept.class); // how many cards a hero keeps
    }

    @Override
    protected void configure() {
        super.configure();
        bind(LastStep.class).toInstance(EndChapter::new);
    }
}
