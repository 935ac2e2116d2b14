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
 * @param told the lines told on the way to it
 */
public record Frame(Spread spread, List<Line> told) {
    /**
     * The frames of the states a game went through, without those in which there is nothing to see.
     *
     * @param logged how many lines had been told before
     */
    static List<Frame> of(Session session, List<State> states, int logged) {
        List<Frame> frames = new ArrayList<>();
        Game game = session.game();
        int told = logged;
        for (State state : states) {
            if (state.log().size() > told) {
                List<Line> lines = state.log().since(told);
                frames.add(new Frame(game.look(state, scene -> Spread.of(scene, session.company().people())), lines));
                told = state.log().size();
            }
        }
        return frames;
    }
}
