package mystics.terminal.page;

import java.util.ArrayList;
import java.util.List;
import mystics.play.Game;
import mystics.play.Session;
import mystics.table.Draft;
import mystics.terminal.desk.TextStyle;
import mystics.view.Ending;

/** The last page of a chapter, as lines of text. */
public final class EndingPage {
    private EndingPage() {
    }

    /** The lines, wrapped to the width of the terminal. */
    public static List<String> lines(Session session, TextStyle look) {
        Game game = session.game();
        Draft table = Draft.of(game.state().table());
        List<String> lines = new ArrayList<>(
                List.of("", look.rule(game.setting().box().chapter().name()), look.bold(" " + look.says(Ending.how(game)))));
        Ending.more(session).forEach(line -> lines.addAll(Wrap.hanging(look.says(line), look.width() - 1, " ", "   ")));
        return lines;
    }
}
