package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.util.ArrayList;
import java.util.List;
import mystics.editor.art.Canvas;
import mystics.editor.art.Colours;
import mystics.editor.art.Looks;
import mystics.editor.art.Surface;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/** Darkens a room and lights it from its lamps, as far as walls and rock let the light through. */
final class Light {
    private static final Color EVENING = new Color(0x14163a);
    private static final Color UMBER = new Color(0x160f0a);
    private static final int GRID = 125;
    private static final double CELL = Drawing.SIDE / GRID;
    /** The distance that light reaches, as a multiple of its lamp's glow. */
    private static final double REACH = 2.1;
    /** The width of a flame in tile units. Shadows have soft edges because a flame has a width. */
    private static final double FLAME = 17;
    private static final double[][] FLICKER = {{0, 0}, {FLAME, 0}, {-FLAME, 0}, {0, FLAME}, {0, -FLAME}};
    private static final double MOST_GLOW = 0.4;
    /** The radius of the glare around a flame, as a multiple of its lamp's glow. */
    private static final double BLOOM = 0.30;
    private static final int BRIGHT = 3;
    /** The share of light that rock reflects. */
    private static final double ROCK = 0.12;
    private final List<Line2D> blocking = new ArrayList<>();
    /** The light on each cell: red, green, blue, and brightness. */
    private final float[][] light = new float[BRIGHT + 1][GRID * GRID];
    private final Raster rock;

    private Light(Drawing drawing) {
        drawing.walls().forEach(path -> block(path, path.count() - 1));
        drawing.black().forEach(shape -> block(shape, shape.count()));
        rock = rock(drawing);
    }

    /** The share of rock in each cell, 0 to 255. */
    private static Raster rock(Drawing drawing) {
        return Canvas.painted(GRID, GRID, BufferedImage.TYPE_BYTE_GRAY, g -> {
            g.scale(1 / CELL, 1 / CELL);
            g.setColor(Color.WHITE);
            drawing.black().forEach(shape -> g.fill(new UnevenPen(0).outline(shape, 0)));
        }).getRaster();
    }

    private void block(Points points, int edges) {
        for (int edge = 0; edge < edges; edge++) {
            int next = (edge + 1) % points.count();
            blocking.add(new Line2D.Double(points.x(edge), points.y(edge), points.x(next), points.y(next)));
        }
    }

    /** Paints the darkness only. */
    static void evening(Graphics2D g, Theme theme) {
        Rectangle2D room = new Rectangle2D.Double(0, 0, Drawing.SIDE, Drawing.SIDE);
        double night = theme.night();
        g.setPaint(new RadialGradientPaint(new Point2D.Double(Drawing.SIDE / 2, Drawing.SIDE / 2), (float) (Drawing.SIDE * 0.74),
                new float[] {0f, 0.6f, 1f},
                new Color[] {Colours.thin(EVENING, night * 0.7), Colours.thin(EVENING, night),
                        Colours.thin(EVENING, Math.min(0.9, night + 0.26))}));
        g.fill(room);
    }

    /** Paints the darkness and the lights. */
    static void paint(Graphics2D g, Drawing drawing, Looks looks, Theme theme) {
        Light room = new Light(drawing);
        for (Drawing.Decor decor : drawing.decor()) {
            Surface surface = looks.get(decor.kind());
            if (surface.glow() > 0) {
                Rectangle2D box = new UnevenPen(0).outline(decor.shape(), 0).getBounds2D();
                room.shine(box.getCenterX(), box.getCenterY(), surface);
            }
        }
        room.soften();
        room.lay(g, theme);
        drawing.decor().stream().filter(decor -> looks.get(decor.kind()).glow() > 0)
                .forEach(decor -> bloom(g, new UnevenPen(0).outline(decor.shape(), 0).getBounds2D(), looks.get(decor.kind())));
    }

    /** Paints the dazzling flame. */
    private static void bloom(Graphics2D g, Rectangle2D flame, Surface lamp) {
        double far = lamp.glow() * BLOOM;
        Color bright = Colours.bright(lamp.fill(), 0.55);
        g.setPaint(
                new RadialGradientPaint(new Point2D.Double(flame.getCenterX(), flame.getCenterY()), (float) far, new float[] {0, 0.3f, 1},
                        new Color[] {Colours.thin(bright, 0.62), Colours.thin(bright, 0.28), Colours.thin(bright, 0)}));
        g.fill(new Rectangle2D.Double(flame.getCenterX() - far, flame.getCenterY() - far, 2 * far, 2 * far));
    }

    /** Blurs the light a little, to hide the grid on which the light was computed. */
    private void soften() {
        for (int part = 0; part < light.length; part++) {
            float[] sharp = light[part];
            float[] soft = new float[sharp.length];
            for (int cell = 0; cell < sharp.length; cell++) {
                int row = cell / GRID;
                int column = cell % GRID;
                float sum = 0;
                for (int near = 0; near < 9; near++) {
                    sum += sharp[Math.min(GRID - 1, Math.max(0, row + near / 3 - 1)) * GRID
                            + Math.min(GRID - 1, Math.max(0, column + near % 3 - 1))];
                }
                soft[cell] = sum / 9;
            }
            light[part] = soft;
        }
    }

    /** Adds the light of a lamp to the cells that the light reaches. */
    private void shine(double x, double y, Surface lamp) {
        double reach = lamp.glow() * REACH;
        List<Line2D> near = blocking.stream().filter(line -> line.ptSegDist(x, y) < reach && line.ptSegDist(x, y) > FLAME * 1.5).toList();
        float[] warmth = Colours.bright(lamp.fill(), 0.1).getRGBColorComponents(null);
        for (int row = Math.max(0, (int) ((y - reach) / CELL)); row < Math.min(GRID, (y + reach) / CELL); row++) {
            for (int column = Math.max(0, (int) ((x - reach) / CELL)); column < Math.min(GRID, (x + reach) / CELL); column++) {
                double cx = (column + 0.5) * CELL;
                double cy = (row + 0.5) * CELL;
                double far = Math.hypot(cx - x, cy - y) / reach;
                if (far < 1) {
                    double fall = 1 - far * far;
                    double open = 1 - (1 - ROCK) * rock.getSample(column, row, 0) / 255;
                    add(row * GRID + column, (float) (fall * fall * seen(x, y, cx, cy, near) * open), warmth);
                }
            }
        }
    }

    private void add(int cell, float strength, float[] warmth) {
        light[BRIGHT][cell] += strength;
        for (int part = 0; part < BRIGHT; part++) {
            light[part][cell] += strength * warmth[part];
        }
    }

    /** The share of a flame that is visible from a point. */
    private static double seen(double x, double y, double cx, double cy, List<Line2D> near) {
        if (near.isEmpty()) {
            return 1;
        }
        int open = 0;
        for (double[] part : FLICKER) {
            boolean free = true;
            for (int i = 0; free && i < near.size(); i++) {
                free = !near.get(i).intersectsLine(x + part[0], y + part[1], cx, cy);
            }
            open += free ? 1 : 0;
        }
        return (double) open / FLICKER.length;
    }

    /** Paints darkness where no light falls, deeper in corners, and warm colours where light falls. */
    private void lay(Graphics2D g, Theme theme) {
        BufferedImage image = new BufferedImage(GRID, GRID, BufferedImage.TYPE_INT_ARGB);
        Corners corners = new Corners(blocking);
        for (int row = 0; row < GRID; row++) {
            for (int column = 0; column < GRID; column++) {
                double off = Math.hypot(column - GRID / 2.0, row - GRID / 2.0) / (GRID * 0.74);
                double dark = theme.night() * (0.7 + 0.3 * Math.min(1, off / 0.6)) + 0.24 * Math.max(0, off - 0.5) * 2;
                double lit = Math.min(1, light[BRIGHT][row * GRID + column]);
                double glow = lit * (0.25 + theme.night() * 0.34);
                double night = Math.max(0, dark * (1 - lit * 1.15));
                double deep = corners.dark((column + 0.5) * CELL, (row + 0.5) * CELL) * (1 - lit * 0.5);
                double shade = 1 - (1 - night) * (1 - deep);
                Color darkness = Colours.mix(EVENING, UMBER, deep / Math.max(1e-4, deep + night));
                image.setRGB(column, row, over(warm(row * GRID + column), Math.min(MOST_GLOW, glow), darkness, shade));
            }
        }
        Object before = g.getRenderingHint(RenderingHints.KEY_INTERPOLATION);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.drawImage(image, 0, 0, (int) Drawing.SIDE, (int) Drawing.SIDE, null);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, before);
    }

    /** The colour of the light on a cell. */
    private Color warm(int cell) {
        float all = Math.max(light[BRIGHT][cell], 1e-4f);
        return new Color(Math.min(1, light[0][cell] / all), Math.min(1, light[1][cell] / all), Math.min(1, light[2][cell] / all));
    }

    /** Blends a translucent light over a translucent darkness. */
    private static int over(Color light, double cover, Color darkness, double shade) {
        double all = cover + shade * (1 - cover);
        return all <= 0 ? 0 : (int) Math.round(all * 255) << 24 | Colours.mix(darkness, light, cover / all).getRGB() & 0xFFFFFF;
    }
}
