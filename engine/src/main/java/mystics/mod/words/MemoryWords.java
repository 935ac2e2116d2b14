package mystics.mod.words;

import mystics.phase.Notes;
import mystics.phase.chapter.story.Memory;
import mystics.rules.Figure;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.table.Holder;

/** Words for what a campaign remembers. */
public abstract class MemoryWords extends CardWords {
    /** Remembers a mark for the campaign: an achievement or a remembrance. The mark is kept when the chapter is won. */
    public void remember(@Names(What.MARK) String mark) {
        remember(mark, 1);
    }

    /** Remembers a mark with a number for the campaign. */
    public void remember(@Names(What.MARK) String mark, int number) {
        Memory.remember(scene(), mark, Holder.TABLE, number);
    }

    /** Remembers a mark on a hero's initiative card, to record which hero the mark concerns. */
    public void remember(Figure hero, @Names(What.MARK) String mark) {
        Memory.remember(scene(), mark, Holder.kind(hero.getKindNumber()), 1);
    }

    /**
     * Lowers the number of a remembered mark by one. The next chapter begins with the lowered number; if this chapter is tried again, it
     * begins with the earlier number.
     */
    public void spend(@Names(What.MARK) String mark) {
        Memory.remember(scene(), mark, Holder.TABLE, Math.max(0, Notes.get(scene(), mark, Holder.TABLE) - 1));
    }

    /** The id of the ability that a hero chose when it was asked what it wanted to keep; the hero's first ability if it was not asked. */
    public String kept(Figure hero) {
        return Memory.keeps(scene(), hero);
    }

    /** The number of times that a chapter of this campaign was won before this game. */
    public int timesWon(@Names(What.CHAPTER) String chapter) {
        return Memory.tries(scene(), chapter).won();
    }

    /** The number of times that a chapter of this campaign was lost before this game. */
    public int timesLost(@Names(What.CHAPTER) String chapter) {
        return Memory.tries(scene(), chapter).lost();
    }

    /** Whether a passage of this chapter has been read before in the campaign, in this game or in an earlier try. */
    public boolean hasRead(@Names(What.PASSAGE) String passage) {
        return Memory.told(scene(), passage);
    }
}
