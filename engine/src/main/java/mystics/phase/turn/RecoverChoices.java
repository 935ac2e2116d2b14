package mystics.phase.turn;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;

/** What can a hero recover from now? Rules of conditions {@code offer} recoveries at this moment. */
public final class RecoverChoices extends Moment implements Inquiry {
    /** The hero that recovers. */
    public final Figure hero;
    private List<Mark> marks = List.of();

    public RecoverChoices(Figure hero) {
        this.hero = hero;
    }

    /**
     * A choice for recovery.
     *
     * @param mark the mark
     * @param words the choice in words, for people
     * @param doing the effect of the action
     */
    public record Mark(String mark, Sentence words, Runnable doing) {
    }

    /** Adds something to recover from. */
    public void from(String mark, Sentence words, Runnable doing) {
        Handed.over(mark);
        Handed.over(words);
        Handed.over(doing);
        marks = new ArrayList<>(marks);
        marks.add(new Mark(mark, words, doing));
    }

    /** All things to recover from. */
    public List<Mark> marks() {
        return marks;
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
