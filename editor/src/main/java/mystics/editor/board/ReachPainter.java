package mystics.editor.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.TexturePaint;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import mystics.editor.art.Canvas;
import mystics.editor.art.Colours;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/**
 * Paints the spaces in reach: a solid outline around the spaces that are reached in any case, and a dashed outline around those that only
 * luck reaches. The rest of the board recedes, and the spaces in reach keep their own light. Under a stark theme each space has an outline
 * of its own, and the sure spaces are hatched.
 */
final class ReachPainter {
    private static final int HATCH = 34;
    /** The shade on the rest of the board: dark and without colour. */
    private static final Color SHADE = Colours.thin(new Color(0x16141a), 0.27);
    /** The part of a dark rim that covers the ground. */
    private static final double RIM = 0.8;
    private final BoardPicture board;
    private final Theme theme;
    private final ReachOutline reach;
    private final ReachLine line;

    /**
     * @param reach keeps the outlines between two paintings
     * @param growth how lines grow with the letters of the window
     */
    ReachPainter(BoardPicture board, Theme theme, ReachOutline reach, LetterGrowth growth) {
        this.board = board;
        this.theme = theme;
        this.reach = reach;
        this.line = ReachLine.of(growth);
    }

    /** Paints the spaces in reach below the figures. */
    void paint(Graphics2D g, Highlights marked) {
        if (marked.legal().isEmpty()) return;
        Set<BoardSpace> unsure = marked.chances().keySet();
        if (theme.stark()) {
            Set<BoardSpace> sure = new HashSet<>(marked.legal().keySet());
            sure.removeAll(unsure);
            stark(g, sure, unsure);
        } else {
            ReachOutline.Reach shapes = reach.of(board, marked.legal().keySet(), unsure);
            g.setColor(SHADE);
            g.fill(shapes.beyond());
            outlines(g, shapes);
        }
    }

    private void outlines(Graphics2D g, ReachOutline.Reach shapes) {
        if (!shapes.lucky().getBounds().isEmpty()) lucky(g, shapes);
        sure(g, shapes.sure());
    }

    /** Paints the dashed outline, which ends before the solid one. */
    private void lucky(Graphics2D g, ReachOutline.Reach shapes) {
        Graphics2D beside = (Graphics2D) g.create();
        beside.clip(shapes.beside());
        lines(beside, shapes.lucky(), line.dashed(line.rimmed()), line.dashed(line.core()));
        beside.dispose();
    }

    private void sure(Graphics2D g, Shape outline) {
        for (double width : new double[] {30, 20, 13}) {
            g.setColor(Colours.thin(theme.legal(), 0.13));
            g.setStroke(UnevenPen.pen(width));
            g.draw(outline);
        }
        lines(g, outline, UnevenPen.pen(line.rimmed()), UnevenPen.pen(line.core()));
    }

    private void lines(Graphics2D g, Shape outline, BasicStroke below, BasicStroke above) {
        boolean pale = isPale(theme);
        g.setColor(Colours.thin(pale ? theme.ink() : Color.WHITE, pale ? RIM : 0.8));
        g.setStroke(below);
        g.draw(outline);
        g.setColor(pale ? Colours.mix(theme.legal(), Color.WHITE, 0.3) : theme.legal());
        g.setStroke(above);
        g.draw(outline);
    }

    /** Whether the colour of legal choices needs a dark line beside it, rather than a white line. */
    static boolean isPale(Theme theme) {
        return Colours.brightness(theme.legal()) > 0.55;
    }

    private void stark(Graphics2D g, Set<BoardSpace> sure, Set<BoardSpace> unsure) {
        Path2D sureSpaces = together(sure);
        Path2D luckySpaces = together(unsure);
        g.setPaint(new TexturePaint(Canvas.painted(HATCH, HATCH, BufferedImage.TYPE_INT_ARGB, this::hatching),
                new Rectangle2D.Double(0, 0, HATCH, HATCH)));
        g.fill(sureSpaces);
        g.setColor(Colours.thin(theme.legal(), 0.1));
        g.fill(luckySpaces);
        line.stark().draw(g, luckySpaces, Colours.thin(Color.BLACK, 0.7), theme.legal());
        g.setColor(Colours.thin(Color.WHITE, 0.7));
        g.setStroke(UnevenPen.pen(line.stark().below()));
        g.draw(sureSpaces);
        g.setColor(theme.legal());
        g.setStroke(UnevenPen.pen(line.stark().above()));
        g.draw(sureSpaces);
    }

    private Path2D together(Set<BoardSpace> spaces) {
        Path2D all = new Path2D.Double();
        spaces.stream().sorted(Comparator.comparingInt(BoardSpace::tile).thenComparingInt(BoardSpace::space))
                .forEach(spot -> all.append(Standing.outline(board.tiles().get(spot.tile()), spot.space()), false));
        return all;
    }

    /** Paints a square of the hatching: a thin wash with one slanting line that repeats seamlessly. */
    private void hatching(Graphics2D g) {
        g.setColor(Colours.thin(theme.legal(), 0.15));
        g.fillRect(0, 0, HATCH, HATCH);
        g.setColor(Colours.thin(Color.WHITE, 0.17));
        g.setStroke(new BasicStroke(4));
        for (int shift = -HATCH; shift <= HATCH; shift += HATCH) {
            g.draw(new Line2D.Double(shift - 4, HATCH + 4, shift + HATCH + 4, -4));
        }
    }
}
