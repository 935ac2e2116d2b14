package mystics.editor.board;

import java.awt.geom.Point2D;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import mystics.geometry.Drawing;

/** Finds the objects under a point of the board. Points are given in tile units. */
public final class BoardTouch {
    private final BoardPicture board;

    /** Finds the objects of one board. */
    public BoardTouch(BoardPicture board) {
        this.board = board;
    }

    /** The index of the tile at a point. */
    public Optional<Integer> tile(Point2D point) {
        return IntStream.range(0, board.tiles().size()).boxed().filter(tile -> {
            double x = point.getX() - board.tiles().get(tile).x();
            double y = point.getY() - board.tiles().get(tile).y();
            return x >= 0 && y >= 0 && x < Drawing.SIDE && y < Drawing.SIDE;
        }).findFirst();
    }

    /** The space at a point. A special area takes precedence over the spaces below it. */
    public Optional<BoardSpace> space(Point2D point) {
        return tile(point).flatMap(tile -> IntStream.range(0, board.tiles().get(tile).room().plan().size())
                .filter(space -> Standing.outline(board.tiles().get(tile), space).contains(point))
                .mapToObj(space -> new BoardSpace(tile, space)).findFirst());
    }

    /** The nearest of some spaces on whose rim a point lies. The rim is as wide as the outline of the spaces in reach. */
    public Optional<BoardSpace> rim(Point2D point, Set<BoardSpace> spaces) {
        return spaces.stream().filter(spot -> far(point, spot) <= ReachOutline.RIM)
                .min(Comparator.comparingDouble((BoardSpace spot) -> far(point, spot)).thenComparingInt(BoardSpace::space));
    }

    /** The distance of a point from the edge of a space. */
    private double far(Point2D point, BoardSpace spot) {
        return new Clearing(Standing.outline(board.tiles().get(spot.tile()), spot.space()), List.of()).edge(point);
    }

    /** The exit, or the sign of an exit, at a point. */
    public Optional<ExitPicture> exit(Point2D point) {
        Optional<ExitPicture> step = board.exits().stream()
                .filter(exit -> Threshold.of(board.tiles().get(exit.tile()), exit.edge()).contains(point)).findFirst();
        return step.or(() -> board.exits().stream()
                .filter(exit -> Threshold.withSign(board.tiles().get(exit.tile()), exit.edge()).contains(point)).findFirst());
    }

    /** The flip space whose sign is at a point. */
    public Optional<FlipPicture> flip(Point2D point) {
        return board.flips().stream().filter(flip -> FlipSigns.place(board, flip.spot()).contains(point)).findFirst();
    }

    /** The flip space whose raised sign is at a point. The sign is raised only while the flip is legal. */
    public Optional<FlipPicture> lit(Point2D point) {
        return board.flips().stream().filter(flip -> FlipSigns.lit(board, flip.spot()).contains(point)).findFirst();
    }

    /** The target at a point: a figure, or else an exit, or else the sign of a flip space, or else a space. */
    public Optional<BoardTarget> aim(Point2D point) {
        Optional<BoardTarget> figure = figure(point).map(found -> new BoardTarget.OnFigure(found.slot()));
        return figure.or(() -> exit(point).map(ExitPicture::aim)).or(() -> flip(point).map(FlipPicture::aim))
                .or(() -> space(point).map(BoardTarget.OnSpace::new));
    }

    /** The figure among many whose mark as a target is at a point where no figure stands. */
    public Optional<FigurePicture> mark(Point2D point, Set<Integer> targets) {
        List<PlacedFigure> standing = PlacedFigure.all(board);
        return standing.stream().anyMatch(placed -> placed.box().contains(point)) ? Optional.empty()
                : standing.stream().filter(placed -> targets.contains(placed.figure().slot()) && placed.isCrowded())
                        .filter(placed -> placed.whole().contains(point)).map(PlacedFigure::figure).reduce((behind, before) -> before);
    }

    private boolean isOnPlate(Point2D point) {
        return board.fan().filter(fan -> fan.plate().contains(point)).isPresent();
    }

    /** The target at a point of the plate of enlarged figures: a figure, or else the space on which these figures stand. */
    public Optional<BoardTarget> plate(Point2D point) {
        return board.fan().filter(fan -> isOnPlate(point)).map(fan -> figure(point)
                .<BoardTarget>map(found -> new BoardTarget.OnFigure(found.slot())).orElseGet(() -> new BoardTarget.OnSpace(fan.spot())));
    }

    /** The figure at a point; the front figure if there are several. */
    public Optional<FigurePicture> figure(Point2D point) {
        List<PlacedFigure> shown = isOnPlate(point) ? board.enlarged() : PlacedFigure.all(board);
        List<PlacedFigure> hit = shown.stream().filter(placed -> placed.box().contains(point)).toList();
        return hit.isEmpty() ? Optional.empty() : Optional.of(hit.get(hit.size() - 1).figure());
    }
}
