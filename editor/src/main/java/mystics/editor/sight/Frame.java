package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import mystics.play.Game;
import mystics.play.Session;
import mystics.play.State;
import mystics.rules.Line;

/**
 * The table between two steps, on the way from one question to the next.
 *
 * @param thrown the dice thrown on the way to it; {@code told} the lines told on the way to it
 */
public record Frame(Spread spread, List<Throw> thrown, List<Line> told) {
    /** The frames of the states a game went through, without those in which there is nothing to see. */
    static List<Frame> of(Session session, List<State> states, Since since) {
        List<Frame> frames = new ArrayList<>();
        Game game = session.game();
        Since seen = since;
        for (State state : states) {
            if (state.log().size() > seen.lines()) {
                List<Throw> thrown = Throw.in(state.journal().since(seen.answers()), game.setting());
                frames.add(new Frame(game.look(state, scene -> Spread.of(scene, session.company())), thrown, state.log().since(seen.lines())));
                seen = new Since(state.log().size(), state.journal().size());
            }
        }
        return frames;
    }

    /** How far the game had come when the last of some states was left behind. */
    static Since end(List<State> states, Since since) {
        return states.stream().reduce((earlier, later) -> later).filter(last -> last.log().size() > since.lines())
                .map(last -> new Since(last.log().size(), last.journal().size())).orElse(since);
    }
}
