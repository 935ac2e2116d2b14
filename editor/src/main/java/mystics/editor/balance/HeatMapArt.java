package mystics.editor.balance;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;
import mystics.content.Room;
import mystics.editor.art.Theme;
import mystics.editor.board.RoomThumbs;
import mystics.editor.type.Clipped;
import mystics.editor.type.Type;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/**
 * Paints a room with a heat map of finished games. The more often an event happened on a space, the warmer the colour of the space. The
 * space also shows its share of the events as a number. Where numbers would cover each other, the greater one is shown.
 */
final class HeatMapArt {
    private static final int LEAST_SHOWN = 2;
    private static final int PERCENT = 100;
    private static final float WARMEST = 0.7f;
    /** The least size of letters, and the width of a room in letters of the size that fits it. */
    private static final float SMALLEST = 9;
    private static final float LETTERS = 11;
    private final Graphics2D ink;
    private final Theme theme;
    private final RoomThumbs thumbs;
    private final SortedMap<String, Long> times;
    private final long most;
    private final long all;

    /** @param times the number of events, by {@code room/space} */
    HeatMapArt(Graphics2D ink, Theme theme, RoomThumbs thumbs, SortedMap<String, Long> times) {
        this.ink = ink;
        this.theme = theme;
        this.thumbs = thumbs;
        this.times = times;
        this.most = times.values().stream().mapToLong(Long::longValue).max().orElse(1);
        this.all = Math.max(1, times.values().stream().mapToLong(Long::longValue).sum());
    }

    /** Paints a room into a square, with words below its upper edge. */
    void paint(Room room, Rectangle2D at, String words) {
        Font letters = ink.getFont();
        ink.setColor(theme.paper());
        ink.fill(at);
        thumbs.of(room, at.getWidth()).ifPresent(picture -> ink.drawImage(picture, (int) at.getX(), (int) at.getY(), (int) at.getWidth(),
                (int) at.getHeight(), null));
        AffineTransform place = AffineTransform.getTranslateInstance(at.getX(), at.getY());
        place.scale(at.getWidth() / Drawing.SIDE, at.getHeight() / Drawing.SIDE);
        List<Warm> spaces = room.drawing().spaces().stream()
                .map(space -> new Warm(space.shape(), times.getOrDefault(room.id() + "/" + space.id(), 0L)))
                .filter(space -> space.often() > 0).sorted(Comparator.comparingLong(Warm::often).reversed()).toList();
        spaces.forEach(space -> warm(space, place));
        ink.setFont(ink.getFont().deriveFont((float) Math.min(Type.size(), Math.max(SMALLEST, at.getWidth() / LETTERS))));
        List<Rectangle2D> plates = new ArrayList<>(List.of(named(words, at)));
        spaces.forEach(space -> number(space, place, at, plates));
        ink.setFont(letters);
    }

    /** A space and the number of events on it. */
    private record Warm(Points shape, long often) {
        private double middle(ToDoubleBiFunction<Points, Integer> coordinate) {
            return IntStream.range(0, shape.count()).mapToDouble(corner -> coordinate.applyAsDouble(shape, corner)).average().orElse(0);
        }
    }

    private void warm(Warm space, AffineTransform place) {
        Path2D outline = new Path2D.Double();
        for (int corner = 0; corner < space.shape().count(); corner++) {
            if (corner == 0) outline.moveTo(space.shape().x(0), space.shape().y(0));
            else outline.lineTo(space.shape().x(corner), space.shape().y(corner));
        }
        outline.closePath();
        float warmth = WARMEST * (float) Math.sqrt((double) space.often() / most);
        Color red = theme.target();
        ink.setColor(new Color(red.getRed() / 255f, red.getGreen() / 255f, red.getBlue() / 255f, warmth));
        ink.fill(place.createTransformedShape(outline));
    }

    /** Paints the share of a space, unless it would cover another plate. The plate stays within the room. */
    private void number(Warm space, AffineTransform place, Rectangle2D at, List<Rectangle2D> plates) {
        long percent = Math.round((double) PERCENT * space.often() / all);
        if (percent < LEAST_SHOWN) return;
        double[] middle = {space.middle(Points::x), space.middle(Points::y)};
        place.transform(middle, 0, middle, 0, 1);
        String words = percent + " %";
        Rectangle2D wish = ground(words, middle[0], middle[1]);
        double x = Math.max(at.getX(), Math.min(at.getMaxX() - wish.getWidth(), wish.getX()));
        double y = Math.max(at.getY(), Math.min(at.getMaxY() - wish.getHeight(), wish.getY()));
        Rectangle2D ground = new Rectangle2D.Double(x, y, wish.getWidth(), wish.getHeight());
        if (plates.stream().noneMatch(ground::intersects)) {
            plates.add(ground);
            plate(words, ground);
        }
    }

    /** Paints the words of a room below its upper edge. */
    private Rectangle2D named(String words, Rectangle2D at) {
        FontMetrics letters = ink.getFontMetrics();
        String shown = Clipped.to(words, letters, at.getWidth() - 12);
        return plate(shown, ground(shown, at.getCenterX(), at.getY() + letters.getHeight() * 0.7));
    }

    /** The place of words with their middle at a point. */
    private Rectangle2D ground(String words, double x, double y) {
        FontMetrics letters = ink.getFontMetrics();
        double wide = letters.stringWidth(words) + 8;
        return new Rectangle2D.Double(x - wide / 2, y - letters.getHeight() / 2.0, wide, letters.getHeight());
    }

    /** Paints words on a light ground, so that they can be read on any picture. */
    private Rectangle2D plate(String words, Rectangle2D ground) {
        ink.setColor(theme.paper());
        ink.fill(ground);
        ink.setStroke(new BasicStroke(1));
        ink.setColor(theme.ink());
        ink.draw(ground);
        ink.drawString(words, (float) (ground.getX() + 4), (float) (ground.getY() + ink.getFontMetrics().getAscent()));
        return ground;
    }
}
