package mystics.editor.board;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The rows of the enlarged figures of a {@link Fan}. The lengths of two rows differ by at most one.
 *
 * @param count the number of figures
 * @param rows the number of rows
 * @param apart the distance of two figures in a row
 * @param row the height of a row
 * @param share the scale of the figures. A figure alone on its space has the scale 1
 */
public record FanRows(int count, int rows, double apart, double row, double share) {
    private static final int MOST = 6;
    /** The room beside a figure, and above and below a figure of the scale 1 for the arrow of the turn and for the hearts. */
    static final double BESIDE = 72;
    private static final double ABOVE = 30;
    private static final double BELOW = 43;

    /** The ways to lay some figures in rows, in a scale. */
    static Stream<FanRows> of(List<FigurePicture> figures, double share) {
        FigurePicture largest = figures.stream().max(Comparator.comparingDouble(FigurePainter::height)).orElseThrow();
        double apart = FigurePainter.base(largest) * share + BESIDE;
        double row = FigurePainter.height(largest) * share + (ABOVE + BELOW) * share;
        int count = figures.size();
        return IntStream.rangeClosed((count + MOST - 1) / MOST, (count + 1) / 2)
                .mapToObj(rows -> new FanRows(count, rows, apart, row, share));
    }

    double wide() {
        return apart * longest();
    }

    double high() {
        return row * rows;
    }

    private int longest() {
        return (count + rows - 1) / rows;
    }

    /** The number of figures in a row; the upper rows are the longer ones. */
    private int length(int number) {
        return count / rows + (number < count % rows ? 1 : 0);
    }

    /** The places of the feet around a point, row by row. */
    List<Point2D> feet(Point2D at) {
        List<Point2D> feet = new ArrayList<>();
        for (int number = 0; number < rows; number++) {
            double y = at.getY() - high() / 2 + (number + 1) * row - BELOW * share;
            for (int place = 0; place < length(number); place++) {
                feet.add(new Point2D.Double(at.getX() + (place - (length(number) - 1) / 2.0) * apart, y));
            }
        }
        return feet;
    }
}
