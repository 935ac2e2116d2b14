package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mystics.editor.art.Colours;
import mystics.editor.art.Fonts;
import mystics.editor.art.Letters;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;

/**
 * Writes the chance of reaching a space on a small plate, clear of figures, signs and other plates.
 *
 * @param laid the board with all that lies on it
 * @param growth how the plates grow with the letters of the window
 */
record Chances(BoardPlaces laid, Theme theme, Fonts fonts, LetterGrowth growth) {
    private static final double LETTERS = 25;
    /** The usual size of a plate. */
    private static final double WIDE = 70;
    private static final double HIGH = 32;
    /** The greatest factor by which a plate grows. A larger plate would not fit on its space. */
    private static final double MOST = 1.8;
    /** The distance of plates from other things. */
    private static final double AROUND = 2;
    /** The part of their size to which plates shrink on a space where figures leave little room. */
    private static final double[] SHARES = {1, 0.85, 0.72};

    /** The plates of some spaces. */
    Map<BoardSpace, Rectangle2D> places(Set<BoardSpace> spaces, List<Rectangle2D> signs) {
        List<Rectangle2D> taken = new ArrayList<>(signs);
        taken.addAll(Covered.of(laid, growth));
        Map<BoardSpace, Rectangle2D> places = new LinkedHashMap<>();
        spaces.stream().sorted(Comparator.comparingInt(BoardSpace::tile).thenComparingInt(BoardSpace::space)).forEach(spot -> {
            Rectangle2D place = place(new Berth(laid.board().tiles().get(spot.tile()), spot.space()), taken);
            places.put(spot, place);
            taken.add(new Rectangle2D.Double(place.getX() - AROUND, place.getY() - AROUND, place.getWidth() + 2 * AROUND,
                    place.getHeight() + 2 * AROUND));
        });
        return places;
    }

    private Rectangle2D place(Berth berth, List<Rectangle2D> taken) {
        double times = growth.times(LETTERS, MOST);
        for (double share : SHARES) {
            List<Rectangle2D> free = berth.free(WIDE * times * share, HIGH * times * share, taken).toList();
            if (!free.isEmpty()) return free.get(0);
        }
        double least = times * SHARES[SHARES.length - 1];
        return berth.clearest(WIDE * least, HIGH * least, taken);
    }

    /** Writes a chance on its plate. */
    void write(Graphics2D g, String chance, Rectangle2D box) {
        double high = box.getHeight();
        g.setFont(fonts.plain(LETTERS * high / HIGH));
        double share = Math.min(1, (box.getWidth() - high / 4) / g.getFontMetrics().stringWidth(chance));
        g.setFont(fonts.plain(LETTERS * high / HIGH * share));
        Shape plate = new RoundRectangle2D.Double(box.getX(), box.getY(), box.getWidth(), high, high, high);
        g.setColor(Colours.mix(theme.paper(), theme.ink(), 0.06));
        g.fill(plate);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(1.5));
        g.draw(plate);
        Letters.centre(g, chance, box.getCenterX(), box.getCenterY());
    }
}
