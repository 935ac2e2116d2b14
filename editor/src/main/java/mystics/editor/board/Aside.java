package mystics.editor.board;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import mystics.geometry.Drawing;

/**
 * Chooses where a name stands beside the way that it names.
 *
 * @param kept the parts of the board that a name must leave free, if it can: figures, exits and the spaces in reach
 * @param hidden the parts of the board that something covers
 * @param clear the part of the board between the panels
 */
record Aside(List<Rectangle2D> kept, List<Rectangle2D> hidden, Rectangle2D clear) {
    /** Nothing is hidden, and there are no panels. */
    Aside(List<Rectangle2D> kept) {
        this(kept, List.of(), Uncovered.ALL.clear());
    }

    /** The parts to leave free on a board, given its figures and the spaces in reach. */
    static Aside of(BoardPicture board, List<PlacedFigure> figures, Set<BoardSpace> reach) {
        List<Rectangle2D> kept = new ArrayList<>(figures.stream().map(PlacedFigure::whole).toList());
        board.exits().forEach(exit -> kept.add(Threshold.of(board.tiles().get(exit.tile()), exit.edge())));
        reach.forEach(spot -> {
            Rectangle2D space = Standing.outline(board.tiles().get(spot.tile()), spot.space()).getBounds2D();
            double rim = ReachOutline.RIM;
            kept.add(new Rectangle2D.Double(space.getX() - rim, space.getY() - rim, space.getWidth() + 2 * rim,
                    space.getHeight() + 2 * rim));
        });
        return new Aside(kept, board.fan().stream().map(Fan::aired).toList(), Uncovered.ALL.clear());
    }

    /** The same on a board that a found card and panels cover. */
    Aside beside(Uncovered free) {
        return new Aside(kept, Stream.concat(hidden.stream(), free.card().stream()).toList(), free.clear());
    }

    /** Whether nothing covers a name at a place. A name that would be covered is not shown, rather than a torn part of it. */
    boolean isSeen(Rectangle2D place) {
        return hidden.stream().noneMatch(place::intersects);
    }

    /** Whether nothing covers a name of a room at a place, and no panel cuts it off. */
    boolean isSeen(TilePicture room, Rectangle2D place) {
        return isSeen(place) && isWhole(room, place);
    }

    /**
     * Whether a sign of a room at a place is not cut off by a panel. The room in the middle of the clear part shows all its signs. Of any
     * other room, only a scrap of a sign would look out at the edge.
     */
    boolean isWhole(TilePicture room, Rectangle2D place) {
        Rectangle2D tile = new Rectangle2D.Double(room.x(), room.y(), Drawing.SIDE, Drawing.SIDE);
        return tile.contains(clear.getCenterX(), clear.getCenterY()) || clear.contains(place);
    }

    /** The first of some places where a name is seen and covers least of what is to be left free. */
    Rectangle2D best(List<Rectangle2D> places) {
        return places.stream().min(Comparator.comparingDouble((Rectangle2D place) -> common(hidden, place))
                .thenComparingDouble(place -> common(kept, place))).orElseThrow();
    }

    private static double common(List<Rectangle2D> parts, Rectangle2D place) {
        return parts.stream().map(place::createIntersection).filter(part -> !part.isEmpty())
                .mapToDouble(part -> part.getWidth() * part.getHeight()).sum();
    }
}
