package mystics.console.sitting;

import java.util.ArrayList;
import java.util.List;
import mystics.console.desk.Look;
import mystics.play.Game;
import mystics.play.Session;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Outcome;

/** The last page of a chapter. */
public final class Ending {
    private Ending() {
    }

    /** How a chapter has ended, in a sentence. */
    public static String how(Outcome outcome) {
        return switch (outcome) {
            case WON -> "The chapter is won.";
            case LOST_TIME -> "The chapter is lost: the sand has run out.";
            case LOST_CAPTURED -> "The chapter is lost: nobody is free.";
            default -> "The chapter is lost.";
        };
    }

    /** How long it took, and the seed by which it can be played again. */
    public static List<String> figures(Session session) {
        Draft table = Draft.of(session.game().state().table());
        List<String> figures = new ArrayList<>(List.of(table.get(Clock.ROUND) + " rounds, page " + table.get(Clock.PAGE) + " of " + table.get(Clock.END_PAGE) + ", " + session.game().journal().size() + " answers."));
        session.company().rolls().or(() -> session.company().draws()).ifPresent(seed -> figures.add("The seed of this game was " + seed + "."));
        return figures;
    }

    static List<String> lines(Session session, Look look) {
        Game game = session.game();
        Draft table = Draft.of(game.state().table());
        List<String> lines = new ArrayList<>(List.of("", look.rule(game.setting().box().chapter().name()), look.bold(" " + how(table.outcome()))));
        figures(session).forEach(line -> lines.add(" " + line));
        return lines;
    }
}
