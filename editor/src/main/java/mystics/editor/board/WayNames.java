package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The places of the names of exits and flip spaces. They are computed once for all that is painted of a board.
 *
 * @param aside the parts of the board that the names leave free, if they can
 * @param flips the boxes of raised signs, and of the names of flip spaces
 * @param names the box of each name, by the way that it names
 */
record WayNames(On on, Aside aside, List<Rectangle2D> flips, Map<BoardTarget, Rectangle2D> names) {
    /**
     * What the places depend on.
     *
     * @param free what of the board can be seen
     */
    record On(BoardPicture board, LetterGrowth growth, Set<BoardSpace> reach, Set<BoardTarget> open, Uncovered free) {
    }

    static WayNames of(On on, List<PlacedFigure> figures, Graphics2D g, BoardStyle style) {
        Aside aside = Aside.of(on.board(), figures, on.reach()).beside(on.free());
        FlipSigns flips = new FlipSigns(g, on.board(), style, on.growth(), aside);
        Map<BoardTarget, Rectangle2D> names = new LinkedHashMap<>(flips.named(on.open()));
        names.putAll(new ExitSigns(g, style, on.growth(), aside).named(on.board()));
        return new WayNames(on, aside, flips.boxes(on.open()), names);
    }

    /** The boxes of all names. */
    List<Rectangle2D> plates() {
        return List.copyOf(names.values());
    }

    /** The way whose name lies at a point. */
    Optional<BoardTarget> at(Point2D point) {
        return names.entrySet().stream().filter(name -> name.getValue().contains(point)).map(Map.Entry::getKey).findFirst();
    }
}
