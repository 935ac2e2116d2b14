package mystics.editor.play.over;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.IntStream;
import mystics.content.MinionCard;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Gallery;
import mystics.editor.art.Sketch;
import mystics.editor.art.Standee;

/** Minions that stand side by side on a common floor, as large as an area allows. In a narrow area they overlap. */
final class Throng {
    /** The greatest part of a picture that its neighbour hides. */
    private static final double OVERLAP = 0.38;
    /** The part of the height by which every second minion stands farther back. */
    private static final double BACK = 0.08;
    private static final int MOST = 9;
    /** The width of the pale rim that sets a minion off from the dark band, as a share of its height, and the colour of the rim. */
    static final double RIM = 0.016;
    static final Color CARD = new Color(0xf4e8d0);
    private final List<Sketch> minions;

    Throng(List<MinionCard> cards, Gallery gallery) {
        minions = cards.stream().limit(MOST).map(card -> gallery.first(FigureArt.minion(card), card.one().substring(0, 1))).toList();
    }

    /** Paints the minions into an area; those in front are painted last. */
    void paint(Graphics2D ink, Rectangle2D area) {
        double ratios = minions.stream().mapToDouble(Sketch::ratio).sum();
        double last = minions.get(minions.size() - 1).ratio();
        double high = Math.min(area.getHeight() * (minions.size() > 1 ? 1 - BACK : 1),
                area.getWidth() / ((ratios - last) * (1 - OVERLAP) + last));
        double left = area.getWidth() - ratios * high;
        double gap = minions.size() == 1 ? 0 : Math.min(0.25 * high, left / (minions.size() - 1));
        double x = area.getX() + (left - gap * (minions.size() - 1)) / 2;
        double[] at = new double[minions.size()];
        for (int i = 0; i < at.length; i++) {
            at[i] = x;
            x += minions.get(i).ratio() * high + gap;
        }
        double floor = area.getCenterY() + high / 2 + (minions.size() > 1 ? area.getHeight() * BACK / 2 : 0);
        IntStream.range(0, at.length).filter(i -> i % 2 == 1).forEach(i -> paint(ink, i, at[i], floor - area.getHeight() * BACK, high));
        IntStream.range(0, at.length).filter(i -> i % 2 == 0).forEach(i -> paint(ink, i, at[i], floor, high));
    }

    private void paint(Graphics2D ink, int number, double x, double floor, double high) {
        Sketch minion = minions.get(number);
        Standee.paint(ink, minion, x, floor - high, minion.ratio() * high, high, high * RIM, CARD);
    }
}
