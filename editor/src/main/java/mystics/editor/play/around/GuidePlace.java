package mystics.editor.play.around;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Finds the place of the guide's card: beside its subject, within the free part of the board, not over the subject,
 * and over as few figures as can be.
 */
final class GuidePlace {
    /** The number of pixels of a figure that may be hidden to stand one pixel nearer. */
    private static final double NEAR = 20;

    private GuidePlace() {
    }

    /**
     * The place of a card.
     *
     * @param about the subject of the card
     * @param free the part of the board without panels
     * @param figures the parts that the card covers only if it must, because players look at them or click them
     * @param size the size of the card
     * @param gap the distance of the card from its subject, in pixels
     */
    static Rectangle beside(Rectangle about, Rectangle free, List<Rectangle> figures, Dimension size, int gap) {
        int wide = size.width;
        int tall = size.height;
        int middleX = (int) about.getCenterX() - wide / 2;
        int middleY = (int) about.getCenterY() - tall / 2;
        return Stream.of(new Rectangle(middleX, about.y + about.height + gap, wide, tall),
                        new Rectangle(middleX, about.y - gap - tall, wide, tall), new Rectangle(about.x - gap - wide, middleY, wide, tall),
                        new Rectangle(about.x + about.width + gap, middleY, wide, tall),
                        new Rectangle(about.x - gap - wide, about.y + about.height + gap, wide, tall),
                        new Rectangle(about.x + about.width + gap, about.y + about.height + gap, wide, tall),
                        new Rectangle(about.x - gap - wide, about.y - gap - tall, wide, tall),
                        new Rectangle(about.x + about.width + gap, about.y - gap - tall, wide, tall))
                .map(place -> within(place, free))
                .min(Comparator.comparingLong((Rectangle place) -> overlap(place, about))
                        .thenComparingDouble(place -> hidden(place, figures) + NEAR * away(place, about)))
                .orElseThrow();
    }

    private static Rectangle within(Rectangle place, Rectangle free) {
        int x = Math.max(free.x, Math.min(place.x, free.x + free.width - place.width));
        int y = Math.max(free.y, Math.min(place.y, free.y + free.height - place.height));
        return new Rectangle(x, y, place.width, place.height);
    }

    private static long overlap(Rectangle place, Rectangle about) {
        Rectangle both = place.intersection(about);
        return both.isEmpty() ? 0 : (long) both.width * both.height;
    }

    private static long hidden(Rectangle place, List<Rectangle> figures) {
        return figures.stream().mapToLong(figure -> overlap(place, figure)).sum();
    }

    private static double away(Rectangle place, Rectangle about) {
        return Math.hypot(place.getCenterX() - about.getCenterX(), place.getCenterY() - about.getCenterY());
    }
}
