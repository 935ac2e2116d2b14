package mystics.editor.play.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.art.Symbol;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardSpace;
import mystics.editor.board.BoardTarget;
import mystics.editor.board.FigurePicture;
import mystics.editor.play.ask.PickPreviews;
import mystics.editor.sight.Pick;
import mystics.editor.sight.Signs;
import mystics.geometry.Plan;

/**
 * The text beside the pointer. The text gives the effect of a click, its cost and likely result, or the reason why a click has no effect.
 * The text ends with the meanings of the signs at the pointer.
 *
 * @param sign a sword for an attack, a foot for a move, a flash for any other action; empty if a click has no effect
 */
public record Signpost(Optional<Symbol> sign, List<Sentence> lines) {
    private static final Signpost NOTHING = new Signpost(Optional.empty(), List.of());

    /** The text for a target. */
    static Signpost of(BoardTarget aim, BoardPicture board, Lights lights, PickPreviews outlook, Signs signs) {
        List<Pick> picks = lights.picks(aim);
        List<Sentence> lines = new ArrayList<>();
        way(aim, board).ifPresent(lines::add);
        if (picks.size() == 1) {
            effects(picks.get(0), outlook).forEach(lines::add);
            if (picks.get(0).isMove()) flip(aim, lights, outlook).forEach(lines::add);
        } else if (!picks.isEmpty()) {
            lines.add(Sentence.of("A click lets you choose:"));
            picks.forEach(pick -> lines.add(Sentence.row(outlook.words(pick), ", ")));
        } else if (aim instanceof BoardTarget.OnExit way) {
            outlook.remarks("explore:" + way.about()).forEach(words -> lines.add(said(words)));
        } else {
            flip(aim, lights, outlook).forEach(lines::add);
        }
        figure(aim, board).ifPresent(figure -> beside(figure, picks, lines));
        if (isGoal(aim, board)) lines.add(Sentence.of("The flag: here the party works on its goal."));
        marks(aim, board).stream().map(mark -> signs.of(mark).brief()).forEach(lines::add);
        current(aim, board).ifPresent(lines::add);
        return lines.isEmpty() ? NOTHING : new Signpost(sign(picks), lines);
    }

    /** What a click does, and in a second paragraph what is known of it beforehand. */
    private static Stream<Sentence> effects(Pick pick, PickPreviews outlook) {
        List<String> words = outlook.words(pick);
        Stream<Sentence> known = words.size() == 1 ? Stream.of()
                : Stream.of(Sentence.row(words.subList(1, words.size()), "; "));
        return Stream.concat(Stream.of(said(words.get(0))), known);
    }

    /** What stands against turning the tile over; nothing if the target is no sign of a flip. */
    static List<Sentence> flip(BoardTarget aim, Lights lights, PickPreviews outlook) {
        return aim instanceof BoardTarget.OnFlip flip
                ? outlook.remarks("explore:" + BoardTarget.OnFlip.ABOUT + "-" + lights.name(flip.spot())).stream()
                        .map(Signpost::said).toList()
                : List.of();
    }

    /** The same text, translated. */
    Signpost in(Wording language) {
        return new Signpost(sign, lines.stream().map(line -> line.in(language)).toList());
    }

    /** Explains that a click on a figure that cannot be chosen chooses the figure's space, and is not an attack. */
    private static void beside(FigurePicture figure, List<Pick> picks, List<Sentence> lines) {
        if (picks.isEmpty()) {
            lines.add(said(figure.name()));
            lines.add(Sentence.of("A right click reads about it."));
        } else if (picks.get(0).isMove() && figure.side() != FigurePicture.Side.HERO) {
            lines.add(Sentence.of("{figure} stands there; this is a step, not an attack.", "figure", figure.name()));
        }
    }

    /** Where the current of a space leads, and when it carries a mouse there (WATER-4). */
    private static Optional<Sentence> current(BoardTarget aim, BoardPicture board) {
        return board.spot(aim).filter(spot -> board.tiles().get(spot.tile()).known())
                .flatMap(spot -> current(board.tiles().get(spot.tile()).room().plan(), spot.space()));
    }

    private static Optional<Sentence> current(Plan plan, int space) {
        int to = plan.flow(space);
        if (to == Plan.NONE) return Optional.empty();
        return Optional.of(to == Plan.OFF ? Sentence.of("The current leads off the tile: a mouse that ends its turn here is lost.")
                : Sentence.of("The current leads to {space}: a mouse that ends its turn here is carried on.", "space", plan.name(to)));
    }

    private static boolean isGoal(BoardTarget aim, BoardPicture board) {
        Optional<BoardSpace> spot = aim instanceof BoardTarget.OnFlip flip ? Optional.of(flip.spot()) : board.spot(aim);
        return spot.filter(board.goals()::contains).isPresent();
    }

    /** The marks that are visible at a target: on a figure and its space, on a space, or beside a sign. */
    private static List<String> marks(BoardTarget aim, BoardPicture board) {
        if (aim instanceof BoardTarget.OnSpace on) {
            return board.marks(on.spot());
        }
        if (aim instanceof BoardTarget.OnFlip flip) {
            return board.marks(flip.spot());
        }
        return figure(aim, board)
                .map(figure -> Stream.concat(figure.badges().stream(), board.marks(figure.spot()).stream()).distinct().toList())
                .orElse(List.of());
    }

    private static Optional<Symbol> sign(List<Pick> picks) {
        return picks.stream().findFirst().map(pick -> pick.isBattle() ? Symbol.SWORD
                : pick.isMove() || pick.isExplore() || !pick.room().isEmpty() ? Symbol.FOOT : Symbol.LIGHTNING);
    }

    /** Words that are already in the language of the table. */
    static Sentence said(String words) {
        return Sentence.of("{words}", "words", words);
    }

    /** The destination of an exit, as a separate sentence. */
    static Optional<Sentence> way(BoardTarget aim, BoardPicture board) {
        return Stream.concat(
                board.exits().stream().filter(exit -> exit.aim().equals(aim)).map(exit -> Sentence.of("{way:The}", "way", exit.words())),
                board.flips().stream().filter(flip -> flip.aim().equals(aim))
                        .map(flip -> Sentence.of("The other side of the tile: {room}", "room", flip.words())))
                .findFirst();
    }

    private static Optional<FigurePicture> figure(BoardTarget aim, BoardPicture board) {
        return aim instanceof BoardTarget.OnFigure on ? board.figure(on.slot()) : Optional.empty();
    }
}
