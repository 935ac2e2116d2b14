package mystics.editor.balance;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.SortedMap;
import mystics.content.Room;
import mystics.editor.art.Theme;
import mystics.editor.board.RoomThumbs;
import mystics.editor.type.Clipped;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/**
 * Paints a room with a heat map of finished games. The more often an event happened on a space, the warmer the colour of the space. The
 * space also shows its share of the events as a number.
 */
final class HeatMapArt {
    private static final int LEAST_SHOWN = 2;
    private static final int PERCENT = 100;
    private static final float WARMEST = 0.7f;
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
        ink.setColor(theme.paper());
        ink.fill(at);
        thumbs.of(room, at.getWidth()).ifPresent(picture -> ink.drawImage(picture, (int) at.getX(), (int) at.getY(), (int) at.getWidth(),
                (int) at.getHeight(), null));
        AffineTransform place = AffineTransform.getTranslateInstance(at.getX(), at.getY());
        place.scale(at.getWidth() / Drawing.SIDE, at.getHeight() / Drawing.SIDE);
        for (Drawing.SpaceShape space : room.drawing().spaces()) {
            long often = times.getOrDefault(room.id() + "/" + space.id(), 0L);
            if (often > 0) warm(space.shape(), place, often);
        }
        plate(words, at);
    }

    private void warm(Points shape, AffineTransform place, long often) {
        Path2D outline = new Path2D.Double();
        double x = 0;
        double y = 0;
        for (int corner = 0; corner < shape.count(); corner++) {
            if (corner == 0) outline.moveTo(shape.x(0), shape.y(0));
            else outline.lineTo(shape.x(corner), shape.y(corner));
            x += shape.x(corner) / shape.count();
            y += shape.y(corner) / shape.count();
        }
        outline.closePath();
        float warmth = WARMEST * (float) Math.sqrt((double) often / most);
        Color red = theme.target();
        ink.setColor(new Color(red.getRed() / 255f, red.getGreen() / 255f, red.getBlue() / 255f, warmth));
        ink.fill(place.createTransformedShape(outline));
        long percent = Math.round((double) PERCENT * often / all);
        if (percent >= LEAST_SHOWN) {
            double[] middle = {x, y};
            place.transform(middle, 0, middle, 0, 1);
            plate(percent + " %", middle[0], middle[1]);
        }
    }

    private void plate(String words, Rectangle2D at) {
        FontMetrics letters = ink.getFontMetrics();
        plate(Clipped.to(words, letters, at.getWidth() - 12), at.getCenterX(), at.getY() + letters.getHeight() * 0.7);
    }

    /** Paints words on a light ground, so that they can be read on any picture. */
    private void plate(String words, double x, double y) {
        Font before = ink.getFont();
        FontMetrics letters = ink.getFontMetrics();
        double wide = letters.stringWidth(words) + 8;
        Rectangle2D ground = new Rectangle2D.Double(x - wide / 2, y - letters.getHeight() / 2.0, wide, letters.getHeight());
        ink.setColor(theme.paper());
        ink.fill(ground);
        ink.setStroke(new BasicStroke(1));
        ink.setColor(theme.ink());
        ink.draw(ground);
        ink.drawString(words, (float) (ground.getX() + 4), (float) (ground.getY() + letters.getAscent()));
        ink.setFont(before);
    }
}
