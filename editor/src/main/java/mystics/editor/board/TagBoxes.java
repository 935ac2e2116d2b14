package mystics.editor.board;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The places of the marks, the hearts and the number of a figure. The feet of the figure are at the origin.
 *
 * @param letter the height of the window's letters, in tile units
 */
record TagBoxes(PlacedFigure placed, double letter) {
    /** The height of the first mark above the feet, and of every chin, in heights of the figure. No mark reaches a chin. */
    private static final double BADGES = 0.33;
    private static final double CHIN = 0.46;
    /** The distance of a mark from the middle of the figure, in widths of the base: usually, and where a neighbour might own the mark. */
    private static final double ASIDE = 0.45;
    private static final double BESIDE_OTHERS = 0.2;
    /** The least size of a mark, in units of the figure, and the distance of two marks, in sizes of a mark. */
    private static final double LEAST_BADGE = 30;
    private static final double APART = 0.83;

    private FigurePicture figure() {
        return placed.figure();
    }

    private Tags.Print print() {
        return new Tags.Print((float) letter, placed.share());
    }

    /** The plate with the hearts. */
    LifePlate life() {
        return new LifePlate(figure(), placed.tags(), print());
    }

    /** The circles of the marks. */
    List<Ellipse2D> badges() {
        double size = Math.max(LEAST_BADGE, 2 * placed.tags().radius(print()));
        double aside = FigurePainter.base(figure()) * (placed.tags().isBesideOthers() ? BESIDE_OTHERS : ASIDE);
        double high = FigurePainter.height(figure());
        double first = Math.min(high * BADGES, high * CHIN - size / 2);
        List<Ellipse2D> circles = new ArrayList<>();
        for (int i = 0; i < figure().badges().size(); i++) {
            circles.add(new Ellipse2D.Double(-aside - size / 2, i * size * APART - first - size / 2, size, size));
        }
        return circles;
    }

    /** The circle of the number: beside the base, in the middle if neighbours stand close, and beside the head if the base has hearts. */
    Optional<Ellipse2D> number() {
        if (figure().number() == 0) return Optional.empty();
        double base = FigurePainter.base(figure());
        Tags tags = placed.tags();
        boolean hearts = figure().life() > 1;
        boolean high = tags.row() == Tags.Row.BACK || hearts;
        double low = base * (tags.row() == Tags.Row.FRONT ? 0.22 : 0.10);
        double x = tags.row() == Tags.Row.ONLY || hearts ? base * 0.44 : 0;
        double y = high ? -FigurePainter.height(figure()) * (hearts ? 0.72 : 1) : low;
        double radius = tags.radius(print());
        return Optional.of(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }

    /** All boxes, on the board. */
    List<Rectangle2D> onBoard() {
        List<Rectangle2D> boxes = new ArrayList<>();
        badges().forEach(circle -> boxes.add(circle.getBounds2D()));
        number().ifPresent(circle -> boxes.add(circle.getBounds2D()));
        if (life().isShown()) boxes.add(life().box());
        return boxes.stream().map(this::onBoard).toList();
    }

    private Rectangle2D onBoard(Rectangle2D box) {
        double share = placed.share();
        return new Rectangle2D.Double(placed.x() + box.getX() * share, placed.y() + box.getY() * share, box.getWidth() * share,
                box.getHeight() * share);
    }
}
