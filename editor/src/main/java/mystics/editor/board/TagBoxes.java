package mystics.editor.board;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The places of the marks, the hearts and the number of a figure. The feet of the figure are at the origin.
 *
 * @param letter the height of the window's letters, in tile units
 */
record TagBoxes(PlacedFigure placed, double letter) {
    /** The width of the line around a mark or around hearts. */
    private static final double RIM = 2;
    /** The place of a number beside an enlarged figure, in widths of the base: within the frame of a target. */
    private static final double WITHIN = 0.28;

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

    /**
     * The circles of the marks: in a row at the left of the body and of the hearts or the number, or among neighbours in a column above
     * the hearts, where they touch nobody else.
     */
    List<Ellipse2D> badges() {
        double size = life().mark();
        List<Ellipse2D> circles = new ArrayList<>();
        if (size == 0) return circles;
        if (!placed.tags().isAlone()) return above(size);
        double beside = life().isShown() ? life().box().getX() : number().map(Ellipse2D::getX).orElse(0.0);
        double right = Math.min(beside, -FigurePainter.base(figure()) * Tags.ASIDE);
        double y = life().isShown() ? life().box().getCenterY() : Math.min(low(), placed.tags().below() - size / 2);
        for (int i = 1; i <= figure().badges().size(); i++) {
            circles.add(new Ellipse2D.Double(right - i * size, y - size / 2, size, size));
        }
        return circles;
    }

    private List<Ellipse2D> above(double size) {
        double low = life().isShown() ? life().box().getY() : 0;
        double left = -placed.tags().room() / 2 + RIM;
        return IntStream.range(0, figure().badges().size())
                .<Ellipse2D>mapToObj(i -> new Ellipse2D.Double(left, low - (i + 1) * size, size, size)).toList();
    }

    /** The circle of the number, if the figure has one. */
    Optional<Ellipse2D> number() {
        return figure().number() == 0 ? Optional.empty() : Optional.of(numbered());
    }

    /** The circle for a number: beside the base, in the middle if neighbours stand close, and beside the head if the base has hearts. */
    Ellipse2D numbered() {
        double base = FigurePainter.base(figure());
        Tags tags = placed.tags();
        boolean hearts = figure().life() > 1;
        boolean high = tags.row() == Tags.Row.BACK || hearts;
        double radius = tags.radius(print());
        boolean aside = hearts || tags.isAlone() || life().marks() == 0;
        double x = tags.row() != Tags.Row.ONLY && !hearts ? 0 : aside ? base * (placed.isEnlarged() ? WITHIN : 0.44) : life().marks() / 2;
        double y = high ? -FigurePainter.height(figure()) * (hearts ? 0.72 : 1) : Math.min(low(), tags.below() - radius);
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    private double low() {
        return FigurePainter.base(figure()) * (placed.tags().row() == Tags.Row.FRONT ? 0.22 : 0.10);
    }

    /** All boxes, on the board. */
    List<Rectangle2D> onBoard() {
        List<Rectangle2D> boxes = new ArrayList<>();
        badges().forEach(circle -> boxes.add(circle.getBounds2D()));
        number().ifPresent(circle -> boxes.add(circle.getBounds2D()));
        if (life().isShown()) boxes.add(life().box());
        return boxes.stream().map(this::onBoard).toList();
    }

    /** A box of this figure, on the board. */
    Rectangle2D onBoard(Rectangle2D box) {
        double share = placed.share();
        return new Rectangle2D.Double(placed.x() + box.getX() * share, placed.y() + box.getY() * share, box.getWidth() * share,
                box.getHeight() * share);
    }
}
