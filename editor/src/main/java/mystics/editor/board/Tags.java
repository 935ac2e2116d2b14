package mystics.editor.board;

import java.awt.geom.Point2D;
import java.util.List;

/**
 * The hearts and the number of a figure: their place, so that neighbours on the same space neither hide them nor are hidden by them, and
 * their size, so that they can be read.
 *
 * @param row the row of the figure on its space
 * @param room the width for the hearts, in units of the figure
 * @param below the height between the feet and the heads of those in front, in units of the figure
 * @param hearts how the hearts are shown
 */
record Tags(Row row, double room, double below, Hearts hearts) {
    private static final double WIDEST = 110;
    /** The tags of a figure that shares its space with nobody. */
    static final Tags ALONE = new Tags(Row.ONLY, WIDEST, WIDEST, Hearts.ROW);
    /** The distances, in tile units, within which figures stand beside each other and in front of each other, and a row that hides none. */
    private static final double LEVEL = 12;
    private static final double BEFORE = 80;
    private static final double CLEAR = 130;
    /** The distance of two hearts and the radius of a number, in units of the figure, and the least of both in letter heights. */
    private static final double APART = 19;
    private static final double LEAST_APART = 0.95;
    private static final double RADIUS = 13;
    private static final double LEAST_RADIUS = 0.65;
    private static final double LARGEST = 30;
    /** The radius of a number among neighbours, as a share of the room. */
    private static final double NUMBER = 0.36;
    /** The share of the width that hearts take, so that the hearts of neighbours stay apart. */
    private static final double FILLED = 0.87;
    /** The least distance of two hearts that can be counted, in letter heights. */
    static final double COUNTABLE = 0.5;
    /** The greatest size of a heart at the feet that hides no face, in units of the figure. */
    private static final double BELOW_FACES = 42;
    /** The width of a heart with its number, in heights of the plate, and the share of the room that they may take. */
    static final double NUMBERED = 1.74;
    private static final double BESIDE = 0.94;
    /** The height of a head above its feet, in units of the figure. */
    private static final double HEAD = 97;

    /** The width for the hearts and the marks of a figure that shares its space with nobody, in units of the figure. */
    private static final double WHOLE = 118;
    /** The usual and the greatest size of a mark, in units of the figure. */
    private static final double MARK = 34;
    private static final double LARGEST_MARK = 44;
    /** The share of the width that one mark may take, and the distance of marks from the middle of the body, in widths of the base. */
    private static final double ONE_MARK = 0.33;
    /** The share of the room among neighbours that a mark takes. */
    private static final double AMONG = 0.34;
    static final double ASIDE = 0.2;

    /**
     * The rows of a space. Hearts are at the feet in every row, above the heads of the row in front. The numbers of the front row lie on
     * the bases, and those of the back row beside the heads.
     */
    enum Row { ONLY, BACK, FRONT }

    /** The form of the hearts: a row of hearts if there is room for it, one heart with a number, or a small such heart below the face. */
    enum Hearts { ROW, NUMBER, SMALL }

    /**
     * The size in which a figure is painted.
     *
     * @param letter the height of the window's letters, in pixels
     * @param scale the pixels of a unit of the figure
     */
    record Print(float letter, double scale) {
    }

    /**
     * The tags of a figure among all figures of its space.
     *
     * @param feet the places of all these figures
     * @param share the scale of the figures
     */
    static Tags among(List<Point2D> feet, Point2D own, double share) {
        double room = WIDEST;
        double below = WIDEST;
        Row row = Row.ONLY;
        for (Point2D other : feet) {
            double aside = Math.abs(other.getX() - own.getX());
            double before = other.getY() - own.getY();
            if (Math.abs(before) <= LEVEL) room = aside > 0 ? Math.min(room, aside) : room;
            else if (aside < BEFORE && Math.abs(before) < CLEAR) row = before > 0 ? Row.BACK : row == Row.BACK ? Row.BACK : Row.FRONT;
            if (before > LEVEL && aside < BEFORE) below = Math.min(below, before / share - HEAD);
        }
        return new Tags(row, room / share, below, Hearts.ROW);
    }

    /** The same place, with the height between the feet and a thing that lies before them. */
    Tags above(double height) {
        return new Tags(row, room, Math.min(below, height), hearts);
    }

    /** The same place, with one heart and a number instead of a row of hearts. */
    Tags counted() {
        return new Tags(row, room, below, Hearts.NUMBER);
    }

    /** The same place, with one small heart and a number, for hearts that are raised above a thing at the feet. */
    Tags small() {
        return new Tags(row, room, below, Hearts.SMALL);
    }

    /** Whether the figure shares its space with nobody. */
    boolean isAlone() {
        return row == Row.ONLY && room >= WIDEST;
    }

    /** The width for hearts and marks together. */
    private double wide() {
        return isAlone() ? WHOLE : room;
    }

    /**
     * The size of each mark, in units of the figure, which grows with the letters; 0 in a crowd, where a mark would hide a neighbour. A
     * crowd that is shown enlarged shows its marks.
     */
    double mark(int count, double base, Print print) {
        if (count == 0 || row != Row.ONLY) return 0;
        double most = isAlone() ? Math.min(wide() * ONE_MARK, (wide() / 2 - base * ASIDE) / count) : room * AMONG;
        return Math.min(Math.min(LARGEST_MARK, most), Math.max(MARK, print.letter() / print.scale()));
    }

    /** The same place, with less width for the hearts beside marks of a width. */
    Tags beside(double marks) {
        return new Tags(row, Math.min(room, wide() - marks), below, hearts);
    }

    /** The distance of two hearts of a life, in units of the figure. */
    double apart(int life, double base, Print print) {
        double usual = Math.min(APART, base / life * 1.2);
        double least = Math.min(LEAST_APART * print.letter() / print.scale(), room * FILLED / life);
        return isAlone() ? Math.max(usual, least) : Math.max(least, Math.min(usual, room * FILLED / life));
    }

    /** Whether a row of hearts would be too small to count. One heart with a number then stands for the row. */
    boolean isTight(int life, double base, Print print) {
        return apart(life, base, print) * print.scale() < COUNTABLE * print.letter();
    }

    /** The size of a heart with a number, in units of the figure. It leaves free the face. */
    double heart(Print print) {
        return Math.min(Math.min(room * BESIDE / NUMBERED, BELOW_FACES), print.letter() / print.scale());
    }

    /** The radius of a number, in units of the figure. */
    double radius(Print print) {
        return Math.max(RADIUS, Math.min(LEAST_RADIUS * print.letter() / print.scale(), Math.min(LARGEST, room * NUMBER)));
    }
}
