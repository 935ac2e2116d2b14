package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import mystics.content.MarkKind;
import mystics.phase.chapter.story.Story;
import mystics.play.Game;
import mystics.play.Session;
import mystics.play.State;
import mystics.rules.Line;

/**
 * The table between two steps of a film.
 *
 * @param thrown the dice thrown in the step
 * @param told the log lines of the step
 * @param interludes the events of the step that deserve a pause
 */
public record Frame(Spread spread, List<Throw> thrown, List<Line> told, List<Interlude> interludes) {
    /**
     * The frames for a series of states. Frames with nothing to show are left out.
     *
     * @param before the story achievements earned earlier
     */
    static List<Frame> of(Session session, List<State> states, Since since, List<MarkKind> before) {
        List<Frame> frames = new ArrayList<>();
        Game game = session.game();
        Since seen = since;
        List<MarkKind> earned = before;
        for (State state : states) {
            if (state.log().size() > seen.lines()) {
                List<Throw> thrown = Throw.in(state.journal().since(seen.answers()), game.setting());
                Spread spread = game.look(state, scene -> Spread.of(scene, session.company()));
                List<Line> told = state.log().since(seen.lines());
                frames.add(new Frame(spread, thrown, told,
                        Interlude.of(told, without(spread.earned(), earned), game.setting().box().catalog())));
                earned = spread.earned();
                seen = new Since(state.log().size(), state.journal().size());
            }
        }
        return frames;
    }

    private static List<MarkKind> without(List<MarkKind> all, List<MarkKind> before) {
        return all.stream().filter(mark -> !before.contains(mark)).toList();
    }

    /** Whether a page of the story was told in this step (STORY-2). */
    public boolean isTold() {
        return interludes.stream().anyMatch(Interlude::isStory);
    }

    /** Whether nothing but the story was told in this step. */
    public boolean isOnlyTold() {
        return isTold() && told.stream().allMatch(line -> line.cause().equals(Story.RULE));
    }

    /** The point of the game at the last of some states. */
    static Since end(List<State> states, Since since) {
        return states.stream().reduce((earlier, later) -> later).filter(last -> last.log().size() > since.lines())
                .map(last -> new Since(last.log().size(), last.journal().size())).orElse(since);
    }
}
