package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import mystics.editor.art.Colours;
import mystics.editor.art.Symbol;
import mystics.editor.art.UnevenPen;
import mystics.editor.board.BoardEvent.Find;

/** Paints a found card near the figure that found it: first the back and then, when the card has turned over, the face and the words. */
final class FindPainter {
    /** The weight of a hidden figure, exit or sign, in hidden spaces. */
    private static final int FIGURE = 3;
    private final BoardStyle style;
    private final FindPlaces places;
    private Optional<Known> known = Optional.empty();

    FindPainter(BoardStyle style) {
        this.style = style;
        places = new FindPlaces(style);
    }

    /** The answer that was found last, kept because a card is painted many times while it turns over. */
    private record Known(BoardAct act, Find find, Room room, LaidFind laid) {
        private boolean answers(BoardAct other, Find another, Room elsewhere) {
            return act == other && find.equals(another) && room.equals(elsewhere);
        }
    }

    /**
     * The room for a card.
     *
     * @param clear the part of the board between the panels
     * @param letter the height of the window's letters, in tile units
     * @param lit the spaces to choose
     */
    record Room(Rectangle2D clear, double letter, Set<BoardSpace> lit) {
    }

    /** The place of the last card and of its words. */
    Optional<Rectangle> found() {
        return known.map(last -> last.laid().said());
    }

    /**
     * Paints a find.
     *
     * @param share the finished part of the find, 0 to 1
     */
    void paint(Graphics2D g, BoardAct act, Find find, Room room, double share) {
        laid(g, act, find, room).ifPresent(laid -> paint(g, laid, share));
    }

    /** The places that a find covers. */
    List<Rectangle2D> covered(Graphics2D g, BoardAct act, Find find, Room room) {
        return laid(g, act, find, room).stream().map(LaidFind::covered).toList();
    }

    private Optional<LaidFind> laid(Graphics2D g, BoardAct act, Find find, Room room) {
        if (known.filter(last -> last.answers(act, find, room)).isEmpty()) {
            known = asked(g, act, find, room).map(asked -> new Known(act, find, room, places.best(asked)));
        }
        return known.map(Known::laid);
    }

    /** A find on its board. The card covers a space to choose rather than a figure or a sign. */
    private Optional<FindPlaces.Asked> asked(Graphics2D g, BoardAct act, Find find, Room room) {
        List<Rectangle> worth = new ArrayList<>();
        List<Rectangle> signs = act.signs(g, style, new LetterGrowth(room.letter()), room.lit());
        for (int copy = 0; copy < FIGURE; copy++) {
            worth.addAll(act.worth(find.by()));
            worth.addAll(signs);
        }
        worth.addAll(act.spaces(room.lit()));
        return act.placed(find.by())
                .map(by -> new FindPlaces.Asked(find, by.whole().getBounds(), worth, room.clear(), room.letter()));
    }

    private void paint(Graphics2D g, LaidFind laid, double share) {
        double turned = Math.cos(Math.PI * Math.min(1, share / 0.4));
        double wide = laid.card().size().wide();
        double high = laid.card().high();
        double grown = Math.min(1, 0.4 + share * 3);
        AffineTransform before = g.getTransform();
        if (turned <= 0) {
            g.translate(laid.said().getX() + LaidFind.EDGE, laid.said().getY() + LaidFind.EDGE);
            laid.caption().paint(g);
            g.setTransform(before);
        }
        g.translate(laid.place().getCenterX(), laid.place().getCenterY());
        g.scale(grown * Math.max(0.03, Math.abs(turned)), grown);
        g.translate(-wide / 2, -high / 2);
        if (turned > 0) {
            back(g, wide, high);
        } else {
            laid.card().paint(g);
        }
        g.setTransform(before);
    }

    private void back(Graphics2D g, double wide, double high) {
        Shape back = new RoundRectangle2D.Double(0, 0, wide, high, 22, 22);
        g.setColor(Colours.mix(style.theme().paper(), new Color(0x7a5532), 0.45));
        g.fill(back);
        g.setColor(style.theme().ink());
        g.setStroke(UnevenPen.pen(5));
        g.draw(back);
        Symbol.STAR.paintGrounded(g, wide / 2, high / 2, Math.min(wide, high) * 0.5);
    }
}
