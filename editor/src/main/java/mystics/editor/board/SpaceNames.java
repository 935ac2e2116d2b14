package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.editor.art.Colours;
import mystics.editor.art.Fonts;
import mystics.editor.art.Letters;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/**
 * Labels with the names of spaces, on their upper edges, where they hide few figures and no other label. The log and the questions use
 * these names.
 */
record SpaceNames(BoardPicture board, Theme theme, Fonts fonts) {
    /** The height of the letters, in tile units: for the space at the pointer, and when all names are shown. */
    private static final double LARGE = 25;
    private static final double SMALL = 21;
    private static final double FLAT = 4;
    /** How much a point farther to the left counts, compared with a higher one. */
    private static final double LEFT = 0.8;
    private static final FontRenderContext PRINT = new FontRenderContext(null, true, true);

    /** The labels that a board shows, from the bottom to the top. The label of the space at the pointer lies on top. */
    List<SpaceLabel> of(Highlights marked) {
        List<SpaceLabel> labels = new ArrayList<>();
        Stream<BoardSpace> unpriced = marked.legal().entrySet().stream().filter(legal -> legal.getValue().isEmpty())
                .map(Map.Entry::getKey).sorted(Comparator.comparingInt(BoardSpace::tile).thenComparingInt(BoardSpace::space));
        List<BoardSpace> large = unpriced.toList();
        if (marked.prices() == Highlights.Prices.NAMED) {
            known().filter(spot -> !large.contains(spot)).forEach(spot -> lay(labels, spot, SMALL));
        }
        large.forEach(spot -> lay(labels, spot, LARGE));
        marked.aim().flatMap(this::aimed).filter(spot -> !large.contains(spot)).ifPresent(spot -> labels.add(label(spot, LARGE)));
        return labels;
    }

    /** The space that the target of the pointer names. */
    private Optional<BoardSpace> aimed(BoardTarget aim) {
        Optional<BoardSpace> spot = aim instanceof BoardTarget.OnFlip flip ? Optional.of(flip.spot()) : board.spot(aim);
        return spot.filter(known -> known.tile() < board.tiles().size());
    }

    /** All spaces of the rooms that are known. */
    private Stream<BoardSpace> known() {
        return IntStream.range(0, board.tiles().size()).filter(tile -> board.tiles().get(tile).known() && !board.tiles().get(tile).gone())
                .boxed().flatMap(tile -> IntStream.range(0, board.tiles().get(tile).room().plan().size())
                        .mapToObj(space -> new BoardSpace(tile, space)));
    }

    /** Adds a label: on the edge of its space, or farther down or to the right if another label lies there. */
    private void lay(List<SpaceLabel> labels, BoardSpace spot, double letters) {
        SpaceLabel label = label(spot, letters);
        double down = label.plate().getHeight() * 1.05;
        double right = label.plate().getWidth() * 0.55;
        labels.add(IntStream.range(0, 9).mapToObj(step -> label.at(label.plate().getX() + step / 3 * right,
                        label.plate().getY() + step % 3 * down))
                .filter(free -> labels.stream().noneMatch(other -> other.plate().intersects(free.plate()))).findFirst().orElse(label));
    }

    private SpaceLabel label(BoardSpace spot, double letters) {
        TilePicture tile = board.tiles().get(spot.tile());
        Point2D corner = corner(Standing.outline(tile, spot.space()));
        String name = tile.room().spaceName(tile.room().plan().name(spot.space()));
        double wide = (letters == LARGE ? fonts.bold(letters) : fonts.plain(letters)).getStringBounds(name, PRINT).getWidth();
        double high = letters * 1.44;
        return new SpaceLabel(spot, name, letters,
                new Rectangle2D.Double(corner.getX() + 6, corner.getY() - high * 0.61, wide + letters * 0.88, high));
    }

    /** Writes a label. */
    void write(Graphics2D g, SpaceLabel label) {
        boolean large = label.letters() == LARGE;
        Rectangle2D box = label.plate();
        g.setFont(large ? fonts.bold(LARGE) : fonts.plain(SMALL));
        Shape plate = new RoundRectangle2D.Double(box.getX(), box.getY(), box.getWidth(), box.getHeight(), 12, 12);
        g.setColor(large ? theme.paper() : Colours.thin(theme.paper(), 0.86));
        g.fill(plate);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(large ? 3 : 1.5));
        g.draw(plate);
        Letters.centre(g, label.name(), box.getCenterX(), box.getCenterY());
    }

    /** The upper left corner of a space. The corner of its box may lie on another space. */
    private static Point2D corner(Shape outline) {
        Point2D corner = new Point2D.Double();
        double least = Double.MAX_VALUE;
        double[] at = new double[6];
        for (PathIterator path = outline.getPathIterator(null, FLAT); !path.isDone(); path.next()) {
            if (path.currentSegment(at) != PathIterator.SEG_CLOSE && at[1] + LEFT * at[0] < least) {
                least = at[1] + LEFT * at[0];
                corner = new Point2D.Double(at[0], at[1]);
            }
        }
        return corner;
    }
}
