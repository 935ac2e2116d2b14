package mystics.editor.board;

import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.geometry.Drawing;
import mystics.geometry.Edge;

/**
 * Everything visible on a board, as a value: equal pictures look the same. Coordinates are in tile units; tile (0, 0) begins at the origin.
 *
 * @param goals the spaces where the party works on its next goals; a flag stands on each
 * @param fan the plate that shows the figures of a crowded space enlarged
 */
public record BoardPicture(List<TilePicture> tiles, List<FigurePicture> figures, List<TokenPicture> tokens, List<ExitPicture> exits,
        List<FlipPicture> flips, List<BoardSpace> goals, Optional<Fan> fan) {
    /** An empty board. */
    public static final BoardPicture NONE = new BoardPicture(List.of(), List.of(), List.of(), List.of(), List.of());

    public BoardPicture {
        tiles = List.copyOf(tiles);
        figures = List.copyOf(figures);
        tokens = List.copyOf(tokens);
        exits = List.copyOf(exits);
        flips = List.copyOf(flips);
        goals = List.copyOf(goals);
    }

    /** A board without flags, on which no figures are enlarged. */
    public BoardPicture(List<TilePicture> tiles, List<FigurePicture> figures, List<TokenPicture> tokens, List<ExitPicture> exits,
            List<FlipPicture> flips) {
        this(tiles, figures, tokens, exits, flips, List.of(), Optional.empty());
    }

    /** The same board with other figures, none of them enlarged. */
    public BoardPicture peopled(List<FigurePicture> others) {
        return new BoardPicture(tiles, others, tokens, exits, flips, goals, Optional.empty());
    }

    /** The same board with the given plate of enlarged figures, or without one. */
    public BoardPicture fanned(Optional<Fan> plate) {
        return new BoardPicture(tiles, figures, tokens, exits, flips, goals, plate);
    }

    /** Whether a figure stands on the space whose figures are enlarged. */
    boolean isFanned(FigurePicture figure) {
        return fan.filter(open -> open.spot().equals(figure.spot())).isPresent();
    }

    /** The enlarged figures, from back to front. */
    List<PlacedFigure> enlarged() {
        return fan.map(open -> open.figures(this)).orElse(List.of());
    }

    /** The same board with one more room explored. The window shows this board when the party is about to enter that room. */
    public BoardPicture knowing(String room) {
        List<TilePicture> seen = tiles.stream().map(tile -> tile.room().id().equals(room) ? tile.seen() : tile).toList();
        return tile(room).map(tiles::get).map(tile -> new BoardPicture(seen, figures, tokens,
                exits.stream().filter(exit -> !exit.to().equals(tile.room().name())).toList(), flips, goals, Optional.empty()))
                .orElse(this);
    }

    /** This board with the figures at their places in a later picture, but with the wounds that they have in this picture. */
    public BoardPicture walked(BoardPicture later) {
        List<FigurePicture> there = figures.stream().map(figure -> later.figure(figure.slot())
                .filter(moved -> moved.name().equals(figure.name())).map(moved -> moved.wounded(figure.wounds())).orElse(figure)).toList();
        return peopled(there);
    }

    /** The same board, on which the given figure is the only acting one; unchanged if it is not the turn of the figure's kind. */
    public BoardPicture actedBy(int slot) {
        boolean shares = figure(slot).filter(actor -> figures.stream().anyMatch(one -> one.acting() && one.kind().equals(actor.kind())))
                .isPresent();
        return shares ? peopled(figures.stream().map(figure -> figure.actedBy(slot)).toList()).fanned(fan) : this;
    }

    /** The index of the tile that shows a room. */
    public Optional<Integer> tile(String room) {
        return IntStream.range(0, tiles.size()).boxed().filter(tile -> tiles.get(tile).room().id().equals(room)).findFirst();
    }

    /** The tile that the window shows: the tile of the acting figure, or else of the first hero; empty if the board is empty. */
    public Optional<Integer> shown() {
        return figures.stream()
                .min(Comparator.comparing((FigurePicture figure) -> !figure.acting())
                        .thenComparing(figure -> figure.side() != FigurePicture.Side.HERO))
                .map(figure -> figure.spot().tile());
    }

    /** The visible marks on a space, without repeats: first the printed marks, with the tools that they require, and then the tokens. */
    public List<String> marks(BoardSpace spot) {
        TilePicture tile = tiles.get(spot.tile());
        Stream<String> printed = tile.known() ? PrintedMarks.on(tile.room(), spot.space()).stream() : Stream.of();
        return Stream.concat(printed, tokens.stream().filter(token -> token.spot().equals(spot)).map(TokenPicture::kind)).distinct()
                .toList();
    }

    /** The figure in a slot of the table. */
    public Optional<FigurePicture> figure(int slot) {
        return figures.stream().filter(figure -> figure.slot() == slot).findFirst();
    }

    /** The box around the figure in the given slot, enlarged or at its place, with its hearts and its base. */
    public Optional<Rectangle2D> box(int slot) {
        return Stream.concat(enlarged().stream(), PlacedFigure.all(this).stream()).filter(placed -> placed.figure().slot() == slot)
                .map(PlacedFigure::whole).findFirst();
    }

    /** The part of the board that a target covers: a whole figure, a space, an exit, or the sign of a flip space. */
    public Rectangle2D extent(BoardTarget aim) {
        Optional<Rectangle2D> figure = aim instanceof BoardTarget.OnFigure on ? box(on.slot()) : Optional.empty();
        Optional<Rectangle2D> space = spot(aim).map(spot -> Standing.outline(tiles.get(spot.tile()), spot.space()).getBounds2D());
        return aim instanceof BoardTarget.OnExit exit ? Threshold.of(tiles.get(exit.tile()), exit.edge())
                : aim instanceof BoardTarget.OnFlip flip ? FlipSigns.lit(this, flip.spot()).getBounds2D()
                : figure.or(() -> space).orElseGet(Rectangle2D.Double::new);
    }

    /** The first acting figure. */
    public Optional<FigurePicture> actor() {
        return figures.stream().filter(FigurePicture::acting).findFirst();
    }

    /** The space of the acting figure. */
    public Optional<BoardSpace> acting() {
        return figures.stream().filter(FigurePicture::acting).map(FigurePicture::spot).findFirst();
    }

    /** The space of a target; for a figure, the space on which the figure stands. */
    public Optional<BoardSpace> spot(BoardTarget aim) {
        return aim instanceof BoardTarget.OnSpace on ? Optional.of(on.spot())
                : aim instanceof BoardTarget.OnFigure standing ? figure(standing.slot()).map(FigurePicture::spot) : Optional.empty();
    }

    /** The middle of a target; the origin if the target is a figure that is gone. */
    public Point2D middle(BoardTarget aim) {
        if (aim instanceof BoardTarget.OnExit exit) {
            return tiles.get(exit.tile()).middle(exit.edge());
        }
        return (aim instanceof BoardTarget.OnFlip flip ? Optional.of(flip.spot()) : spot(aim)).map(this::middle)
                .orElseGet(Point2D.Double::new);
    }

    /** The middle of a space. */
    public Point2D middle(BoardSpace spot) {
        return tiles.get(spot.tile()).middle(spot.space());
    }

    /**
     * The boxes, in pixels, around everything that must not be hidden: the exits of a tile with their names, the doors of its neighbours,
     * the signs of flip spaces, the flags and all figures.
     */
    public List<Rectangle> worth(int tile, AffineTransform pixels) {
        Stream<Rectangle2D> doors = tiles.isEmpty() ? Stream.of()
                : Arrays.stream(Edge.values()).map(edge -> Threshold.named(tiles.get(tile), edge));
        Stream<Rectangle2D> signs = flips.stream().map(flip -> FlipSigns.around(this, flip));
        Stream<Rectangle2D> flags = new GoalFlags(this).places().stream().map(Ellipse2D::getBounds2D);
        Stream<Rectangle2D> plate = fan.stream().map(Fan::plate);
        Stream<Rectangle2D> all = PlacedFigure.all(this).stream().map(PlacedFigure::whole);
        return Stream.of(doors, signs, flags, all, plate).flatMap(parts -> parts)
                .map(box -> pixels.createTransformedShape(box).getBounds()).toList();
    }

    /** The rectangle that holds all tiles. */
    public Rectangle2D bounds() {
        Rectangle2D all = new Rectangle2D.Double();
        for (int i = 0; i < tiles.size(); i++) {
            Rectangle2D one = new Rectangle2D.Double(tiles.get(i).x(), tiles.get(i).y(), Drawing.SIDE, Drawing.SIDE);
            all = i == 0 ? one : all.createUnion(one);
        }
        return all;
    }
}
