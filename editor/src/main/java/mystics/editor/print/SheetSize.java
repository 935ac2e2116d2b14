package mystics.editor.print;

/** A size of paper. All lengths in this package are given in points, 72 to an inch, unless another unit is named. */
public enum SheetSize {
    A4(mm(210), mm(297)), LETTER(612, 792);

    private static final double INCH = 25.4;
    private static final double POINTS = 72;

    private final double width;
    private final double height;

    SheetSize(double width, double height) {
        this.width = width;
        this.height = height;
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }

    /** Millimetres in points. */
    static double mm(double millimetres) {
        return millimetres * POINTS / INCH;
    }
}
