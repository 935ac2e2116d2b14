package mystics.editor.sight;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Entry;
import mystics.content.MarkKind;
import mystics.play.Session;
import mystics.view.Ending;
import mystics.view.Treasures;

/**
 * What a chapter that is over has brought; nothing while a chapter runs. The engine finds the gains, which takes time, so they are read
 * with the sight and not when the last page is laid out.
 *
 * @param kept the treasures that the mice keep for the next chapter; empty outside a campaign, and if the chapter is to be tried again
 * @param found all treasures that were found
 * @param words what the mice keep in a campaign, in words (CAMP-2)
 */
public record Gains(Optional<List<Entry>> kept, List<Entry> found, List<Sentence> words) {
    private static final Gains NONE = new Gains(Optional.empty(), List.of(), List.of());

    /**
     * Reads the gains.
     *
     * @param earned the achievements that the last page shows by themselves
     */
    static Gains of(Session session, List<MarkKind> earned) {
        if (!session.game().outcome().over()) return NONE;
        return new Gains(Treasures.kept(session.game()), Treasures.of(session.game()), Ending.kept(session, earned));
    }

    /** The treasures to show: those that are kept, or else those that were found. */
    public List<Entry> treasures() {
        return kept.orElse(found);
    }
}
