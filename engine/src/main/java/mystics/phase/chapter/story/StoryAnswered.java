package mystics.phase.chapter.story;

import mystics.rules.Figure;
import mystics.rules.Moment;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.Occurrence;

/** A question of a passage has been answered (STORY-2). The mark of the answer has been laid, and the passage that follows is read next. */
public final class StoryAnswered extends Moment implements Occurrence {
    /** The passage with the question. */
    @Names(What.PASSAGE)
    public final String passage;
    /** The id of the answer. */
    public final String answer;
    /** The hero who was asked, or whose deed the passage describes. */
    public final Figure hero;

    StoryAnswered(String passage, String answer, Figure hero) {
        this.passage = passage;
        this.answer = answer;
        this.hero = hero;
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
