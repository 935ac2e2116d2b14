package mystics.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import mystics.editor.art.Symbol;
import mystics.editor.board.Aim;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.ExitPicture;
import mystics.editor.board.FigurePicture;
import mystics.editor.sight.Pick;

/**
 * What is said beside the pointer before anybody clicks: what a click does there, what it costs and what would come of it, or why it does nothing.
 *
 * @param sign a sword for an attack, a foot for a way, a flash for anything else; nothing where a click does nothing
 */
record Signpost(Optional<Symbol> sign, List<String> lines) {
    private static final Signpost NOTHING = new Signpost(Optional.empty(), List.of());

    /** What is to be said of a place on a board. */
    static Signpost of(Aim aim, BoardPicture board, Lights lights, Outlook outlook) {
        List<Pick> picks = lights.picks(aim);
        List<String> lines = new ArrayList<>();
        exit(aim, board).ifPresent(exit -> lines.add(exit.words().substring(0, 1).toUpperCase(Locale.ROOT) + exit.words().substring(1)));
        if (picks.size() == 1) {
            lines.addAll(outlook.words(picks.get(0)));
        } else if (!picks.isEmpty()) {
            lines.add("A click lets you choose:");
            picks.forEach(pick -> lines.add(String.join(", ", outlook.words(pick))));
        } else if (aim instanceof Aim.OnExit way) {
            lines.addAll(outlook.remarks("explore:" + way.about()));
        }
        figure(aim, board).ifPresent(figure -> beside(figure, picks, lines));
        return lines.isEmpty() ? NOTHING : new Signpost(sign(picks), lines);
    }

    /** The same in other words. */
    Signpost in(UnaryOperator<String> wording) {
        return new Signpost(sign, lines.stream().map(wording).toList());
    }

    /** A click on a figure that cannot be chosen is about the space it stands on, and is no attack. */
    private static void beside(FigurePicture figure, List<Pick> picks, List<String> lines) {
        if (picks.isEmpty()) {
            lines.add(figure.name());
            lines.add("A right click reads about it.");
        } else if (picks.get(0).isMove() && figure.side() != FigurePicture.Side.HERO) {
            lines.add(figure.name() + " stands there; this is a step, not an attack.");
        }
    }

    private static Optional<Symbol> sign(List<Pick> picks) {
        return picks.stream().findFirst().map(pick -> pick.isBattle() ? Symbol.SWORD : pick.isMove() || pick.isExplore() || !pick.room().isEmpty() ? Symbol.FOOT : Symbol.LIGHTNING);
    }

    private static Optional<ExitPicture> exit(Aim aim, BoardPicture board) {
        return board.exits().stream().filter(exit -> exit.aim().equals(aim)).findFirst();
    }

    private static Optional<FigurePicture> figure(Aim aim, BoardPicture board) {
        return aim instanceof Aim.OnFigure on ? board.figures().stream().filter(figure -> figure.slot() == on.slot()).findFirst() : Optional.empty();
    }
}
