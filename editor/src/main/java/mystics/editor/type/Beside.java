package mystics.editor.type;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the place for a card or for dice. The place lies beside the figures that the card or dice concern, within the free part of the
 * board, and covers as few other figures as possible.
 */
public final class Beside {
    /** A place that is nearer by one pixel may hide this many more pixels of other figures. */
    private static final double NEAR = 20;

    /** The weight of the distance from the figure, where the distance from the middle of the free part has the weight 1. */
    private static final double ABOUT = 0.6;

    /** The distance of two places that are compared, in parts of the shorter side of a card. */
    private static final int STEPS = 12;

    private Beside() {
    }

    /**
     * The place of a card or of dice.
     *
     * @param about the figures or other things that the card or the dice concern, the most important first
     * @param free the part of the board without panels
     * @param figures the parts that are covered only if they must be, because players look at them or click them
     * @param size the size of the card or the dice
     * @param gap the distance from such a thing, in pixels
     */
    public static Rectangle place(List<Rectangle> about, Rectangle free, List<Rectangle> figures, Dimension size, int gap) {
        return about.stream().flatMap(one -> around(one, size, gap)).map(place -> within(place, free))
                .min(Comparator.comparingLong((Rectangle place) -> hidden(place, about))
                        .thenComparingDouble(place -> hidden(place, figures) + NEAR * away(place, about.get(0))))
                .orElseThrow();
    }

    /**
     * The place that covers as little as possible of a figure and of everything else that players look at. Among such places, this is a
     * place near the middle and near the figure.
     *
     * @param about the figure
     * @param free the part of the board without panels
     * @param seen the things that players look at
     * @param size the size of the card
     */
    public static Rectangle open(Rectangle about, Rectangle free, List<Rectangle> seen, Dimension size) {
        int right = Math.max(free.x, free.x + free.width - size.width);
        int low = Math.max(free.y, free.y + free.height - size.height);
        int step = Math.max(1, Math.min(size.width, size.height) / STEPS);
        return IntStream.iterate(free.x, x -> x <= right, x -> x + step).boxed()
                .flatMap(x -> IntStream.iterate(free.y, y -> y <= low, y -> y + step).mapToObj(y -> new Rectangle(x, y, size.width,
                        size.height)))
                .min(Comparator.comparingLong((Rectangle place) -> hidden(place, seen) + overlap(place, about))
                        .thenComparingDouble(place -> far(place, about, free)))
                .orElseThrow();
    }

    /** The distance of a place from the middle of the free part, and with less weight from a figure. */
    public static double far(Rectangle place, Rectangle about, Rectangle free) {
        return Math.hypot(away(place, free), away(place, about) * ABOUT);
    }

    private static Stream<Rectangle> around(Rectangle about, Dimension size, int gap) {
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
                        new Rectangle(about.x + about.width + gap, about.y - gap - tall, wide, tall));
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

    /** The covered part of the figures, in square pixels. */
    public static long hidden(Rectangle place, List<Rectangle> figures) {
        return figures.stream().mapToLong(figure -> overlap(place, figure)).sum();
    }

    /** The distance between the middles, in pixels. */
    public static double away(Rectangle place, Rectangle about) {
        return Math.hypot(place.getCenterX() - about.getCenterX(), place.getCenterY() - about.getCenterY());
    }
}
