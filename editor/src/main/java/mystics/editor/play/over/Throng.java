package mystics.editor.play.over;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import mystics.content.MinionCard;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Gallery;
import mystics.editor.art.Sketch;
import mystics.editor.art.Standee;

/**
 * Minions that come, as large as an area allows, each clear of the others, so that one sees how many they are: side by side on a common
 * floor or, in a narrow area, in rows.
 */
final class Throng {
    /** The gap between two neighbours, in heights of a minion: the least, and that in a wide area. */
    private static final double GAP = 0.05;
    private static final double WIDE = 0.25;
    /** The part of the height by which every second minion of a single row stands farther back. */
    private static final double BACK = 0.08;
    private static final int MOST = 9;
    /** The width of the pale rim that sets a minion off from the dark band, as a share of its height, and the colour of the rim. */
    static final double RIM = 0.016;
    static final Color CARD = new Color(0xf4e8d0);
    private final List<Sketch> minions;

    Throng(List<MinionCard> cards, Gallery gallery) {
        minions = cards.stream().limit(MOST).map(card -> gallery.first(FigureArt.minion(card), card.one().substring(0, 1))).toList();
    }

    /** Paints the minions into an area. */
    void paint(Graphics2D ink, Rectangle2D area) {
        List<Rectangle2D> places = places(area);
        for (int i = 0; i < places.size(); i++) {
            Rectangle2D at = places.get(i);
            Standee.paint(ink, minions.get(i), at.getX(), at.getY(), at.getWidth(), at.getHeight(), at.getHeight() * RIM, CARD);
        }
    }

    /** The places of the minions in an area. */
    List<Rectangle2D> places(Rectangle2D area) {
        int count = IntStream.rangeClosed(1, minions.size()).boxed().max(Comparator.comparingDouble(rows -> high(area, rows)))
                .orElseThrow();
        double high = high(area, count);
        double y = area.getCenterY() - high * tall(count) / 2;
        List<Rectangle2D> places = new ArrayList<>();
        for (List<Sketch> row : rows(count)) {
            double wide = row.stream().mapToDouble(Sketch::ratio).sum() * high;
            double gap = row.size() == 1 ? 0 : Math.min(WIDE * high, (area.getWidth() - wide) / (row.size() - 1));
            double x = area.getCenterX() - (wide + gap * (row.size() - 1)) / 2;
            for (int i = 0; i < row.size(); i++) {
                double front = count == 1 && row.size() > 1 && i % 2 == 0 ? BACK * high : 0;
                places.add(new Rectangle2D.Double(x, y + front, row.get(i).ratio() * high, high));
                x += row.get(i).ratio() * high + gap;
            }
            y += high * (1 + GAP);
        }
        return places;
    }

    /** The greatest height of a minion if they stand in a number of rows. */
    private double high(Rectangle2D area, int count) {
        double wide = rows(count).stream()
                .mapToDouble(row -> row.stream().mapToDouble(Sketch::ratio).sum() + GAP * (row.size() - 1)).max().orElseThrow();
        return Math.min(area.getHeight() / tall(count), area.getWidth() / wide);
    }

    /** The height of all rows, in heights of a minion. */
    private double tall(int count) {
        return count > 1 ? count + GAP * (count - 1) : minions.size() > 1 ? 1 + BACK : 1;
    }

    /** The minions in rows; the lower rows, which are nearer, are the longer ones. */
    private List<List<Sketch>> rows(int count) {
        return IntStream.range(0, count).mapToObj(row -> minions.subList(row * minions.size() / count,
                (row + 1) * minions.size() / count)).toList();
    }
}
