package mystics.editor.home;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/** The sign on a hero's picture: a hero who goes, who stays and may be taken along, or who stays and may change places with another. */
enum GoesSign {
    GOES, COMES, SWAPS;

    /** The colour of those who go. */
    static final Color BRASS = new Color(0xe0b25a);

    /** The sign of a hero who stays. In a full party, nobody comes unless another stays. */
    static GoesSign staying(int going, int wanted) {
        return going < wanted ? COMES : SWAPS;
    }

    /** Paints the sign in a square. */
    void paint(Graphics2D ink, double x, double y, double side) {
        ink.setColor(this == GOES ? BRASS : Color.BLACK);
        ink.fill(new Ellipse2D.Double(x, y, side, side));
        ink.setColor(this == GOES ? Color.BLACK : BRASS);
        ink.setStroke(new BasicStroke((float) side / 9, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        if (this != GOES) ink.draw(new Ellipse2D.Double(x, y, side, side));
        ink.draw(switch (this) {
            case GOES -> line(x, y, side, 0.28, 0.52, 0.45, 0.69, 0.73, 0.34);
            case COMES -> plus(x, y, side);
            case SWAPS -> arrows(x, y, side);
        });
    }

    /** A line through points, each given by two shares of the square. */
    private static Path2D line(double x, double y, double side, double... points) {
        Path2D line = new Path2D.Double();
        line.moveTo(x + side * points[0], y + side * points[1]);
        for (int i = 2; i < points.length; i += 2) {
            line.lineTo(x + side * points[i], y + side * points[i + 1]);
        }
        return line;
    }

    private static Path2D plus(double x, double y, double side) {
        Path2D plus = line(x, y, side, 0.5, 0.27, 0.5, 0.73);
        plus.append(line(x, y, side, 0.27, 0.5, 0.73, 0.5), false);
        return plus;
    }

    /** An arrow to the right above an arrow to the left. */
    private static Path2D arrows(double x, double y, double side) {
        Path2D both = line(x, y, side, 0.26, 0.38, 0.74, 0.38);
        both.append(line(x, y, side, 0.6, 0.25, 0.74, 0.38, 0.6, 0.51), false);
        both.append(line(x, y, side, 0.74, 0.63, 0.26, 0.63), false);
        both.append(line(x, y, side, 0.4, 0.5, 0.26, 0.63, 0.4, 0.76), false);
        return both;
    }
}
