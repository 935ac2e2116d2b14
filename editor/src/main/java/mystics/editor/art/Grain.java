package mystics.editor.art;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.TexturePaint;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Random;

/** Paints paper grain: fine light and dark specks. */
public final class Grain {
    private static final int SIZE = 256;
    private static final int CELL = 8;
    private final BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);

    /** Creates a sheet of paper, always the same one. */
    public Grain() {
        Random chance = new Random(7);
        double[] fine = noise(chance, SIZE);
        double[] coarse = noise(chance, SIZE / CELL);
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                double value = fine[y * SIZE + x] * 0.55 + between(coarse, (double) x / CELL, (double) y / CELL) * 0.75;
                int cover = (int) Math.min(34, Math.abs(value) * 13);
                image.setRGB(x, y, cover << 24 | (value > 0 ? 0xfff4dc : 0x2a1a0c));
            }
        }
    }

    private static double[] noise(Random chance, int side) {
        return chance.doubles((long) side * side).map(value -> (value - 0.5) * 3.4).toArray();
    }

    /** The value at a place between the points of a coarse sheet. Beyond its edges, the sheet begins again. */
    private static double between(double[] sheet, double x, double y) {
        int side = SIZE / CELL;
        int left = (int) x % side;
        int top = (int) y % side;
        int right = (left + 1) % side;
        int below = (top + 1) % side;
        double dx = x - (int) x;
        double dy = y - (int) y;
        double upper = sheet[top * side + left] * (1 - dx) + sheet[top * side + right] * dx;
        double lower = sheet[below * side + left] * (1 - dx) + sheet[below * side + right] * dx;
        return upper * (1 - dy) + lower * dy;
    }

    /**
     * Paints the grain over a shape.
     *
     * @param speck the width of a speck, in tile units
     */
    public void over(Graphics2D g, Shape shape, double speck) {
        g.setPaint(new TexturePaint(image, new Rectangle2D.Double(0, 0, SIZE * speck, SIZE * speck)));
        g.fill(shape);
    }
}
