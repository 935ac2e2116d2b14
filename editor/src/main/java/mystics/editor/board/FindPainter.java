package mystics.editor.board;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import mystics.editor.art.CardFaces;
import mystics.editor.art.Colours;
import mystics.editor.art.Symbol;
import mystics.editor.art.UnevenPen;
import mystics.editor.board.BoardEvent.Find;
import mystics.editor.board.BoardEvent.FindWords;
import mystics.editor.type.Beside;

/** Paints a found card near the figure that found it: first the back and then, when the card has turned over, the face and words above. */
final class FindPainter {
    /** The space kept free around a card. */
    private static final double EDGE = 12;
    /** The letters of a card that would hide figures shrink by this step. */
    private static final double STEP = 0.07;
    /** The least share of the window's letters: of letters as small as most are, and of large letters. */
    private static final double LEAST = 0.85;
    private static final double LEAST_OF_LARGE = 0.55;
    /** The height of letters, in tile units, to which large letters may shrink. */
    private static final double READABLE = 38;
    /** The height that is usually enough for the words above the card, in letter heights. */
    private static final double WORDS = 4.5;
    private static final Comparator<Lying> BEST = Comparator.comparingLong(Lying::hidden)
            .thenComparing(Comparator.comparingDouble(Lying::picture).reversed()).thenComparingDouble(Lying::away);
    private final BoardStyle style;
    private Optional<Known> known = Optional.empty();

    FindPainter(BoardStyle style) {
        this.style = style;
    }

    /** A find on a board with figures, between the panels, for letters of a height in tile units. */
    private record Asked(Find find, Rectangle about, List<Rectangle> worth, Rectangle2D clear, double letter) {
    }

    /** The answer that was found last, kept because a card is painted many times while it turns over. */
    private record Known(Asked asked, Lying lying) {
    }

    /**
     * A card, the words above it, and the place of both; the part of figures that they hide, and their distance from the middle of the
     * board and from the figure that found the card.
     */
    private record Lying(FoundCard card, FoundCaption caption, Rectangle place, long hidden, double away) {
        private double picture() {
            return card.size().picture();
        }
    }

    /**
     * Paints a find.
     *
     * @param clear the part of the board between the panels
     * @param letter the height of the window's letters, in tile units
     * @param share the finished part of the find, 0 to 1
     */
    void paint(Graphics2D g, BoardAct act, Find find, Rectangle2D clear, double letter, double share) {
        List<Rectangle> worth = new ArrayList<>(act.worth(find.by()));
        worth.addAll(act.signs(g, style, new LetterGrowth(letter)));
        act.placed(find.by()).map(by -> new Asked(find, by.whole().getBounds(), worth, clear, letter))
                .ifPresent(asked -> paint(g, lying(asked), share));
    }

    private Lying lying(Asked asked) {
        Known answer = known.filter(last -> last.asked().equals(asked)).orElseGet(() -> new Known(asked, best(asked)));
        known = Optional.of(answer);
        return answer.lying();
    }

    /** The best card with all its words. If its words hide figures, only the finder is named, if that uncovers figures. */
    private Lying best(Asked asked) {
        Lying best = largest(asked);
        Optional<FindWords> fewer = asked.find().words().fewer();
        if (best.hidden() == 0 || fewer.isEmpty()) return best;
        Find find = new Find(asked.find().by(), asked.find().card(), fewer.get());
        Lying next = largest(new Asked(find, asked.about(), asked.worth(), asked.clear(), asked.letter()));
        return next.hidden() < best.hidden() ? next : best;
    }

    /** The card with the largest letters that hides no figure; if every card hides figures, the card that hides least. */
    private Lying largest(Asked asked) {
        List<Lying> tried = new ArrayList<>();
        double least = Math.max(LEAST_OF_LARGE, Math.min(LEAST, READABLE / asked.letter()));
        for (double share = 1; share > least - STEP; share -= STEP) {
            Lying best = best(asked, share * asked.letter());
            tried.add(best);
            if (best.hidden() == 0) return best;
        }
        return tried.stream().min(BEST).orElseThrow();
    }

    /** The height of the letters above the card. Large letters shrink as far as they can be read. */
    private static double captionLetter(double letter) {
        return Math.max(LEAST_OF_LARGE * letter, Math.min(letter, READABLE));
    }

    private Lying best(Asked asked, double letter) {
        double words = asked.find().words().isEmpty() ? 0 : WORDS * captionLetter(letter);
        return new FoundSizes(style, CardFaces.of(asked.find().card()).in(style.wording()), letter)
                .within(asked.clear().getWidth() - 2 * EDGE, asked.clear().getHeight() - 2 * EDGE - words).stream()
                .map(card -> lying(card, asked))
                .min(BEST).orElseThrow();
    }

    /** The place of a card over free floor, between the figure and the middle of the board. */
    private Lying lying(FoundCard card, Asked asked) {
        FoundCaption caption = new FoundCaption(style, asked.find().words(), card.size().wide(), captionLetter(card.size().letter()));
        Dimension size = new Dimension((int) (card.size().wide() + 2 * EDGE), (int) (caption.high() + card.high() + 2 * EDGE));
        Rectangle place = Beside.open(asked.about(), asked.clear().getBounds(), asked.worth(), size);
        long hidden = Beside.hidden(place, asked.worth()) + Beside.hidden(place, List.of(asked.about()));
        return new Lying(card, caption, place, hidden, Beside.far(place, asked.about(), asked.clear().getBounds()));
    }

    private void paint(Graphics2D g, Lying lying, double share) {
        double turned = Math.cos(Math.PI * Math.min(1, share / 0.4));
        double wide = lying.card().size().wide();
        double high = lying.card().high();
        double grown = Math.min(1, 0.4 + share * 3);
        AffineTransform before = g.getTransform();
        double above = lying.caption().high();
        if (turned <= 0) {
            g.translate(lying.place().getX() + EDGE, lying.place().getY() + EDGE);
            lying.caption().paint(g);
            g.setTransform(before);
        }
        g.translate(lying.place().getCenterX(), lying.place().getCenterY() + above / 2);
        g.scale(grown * Math.max(0.03, Math.abs(turned)), grown);
        g.translate(-wide / 2, -high / 2);
        if (turned > 0) {
            Shape back = new RoundRectangle2D.Double(0, 0, wide, high, 22, 22);
            g.setColor(Colours.mix(style.theme().paper(), new Color(0x7a5532), 0.45));
            g.fill(back);
            g.setColor(style.theme().ink());
            g.setStroke(UnevenPen.pen(5));
            g.draw(back);
            Symbol.STAR.paintGrounded(g, wide / 2, high / 2, Math.min(wide, high) * 0.5);
        } else {
            lying.card().paint(g);
        }
        g.setTransform(before);
    }
}
