package mystics.editor.trace;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/** The parts of a tile side that mirror each other during drawing. */
public enum Symmetry {
    NONE("Nothing is mirrored"), WEST_EAST("West and east alike"), NORTH_SOUTH("North and south alike"), BOTH("All four quarters alike");

    private static final UnaryOperator<Spot> ACROSS = spot -> new Spot(Drawing.SIDE - spot.x(), spot.y());
    private static final UnaryOperator<Spot> DOWN = spot -> new Spot(spot.x(), Drawing.SIDE - spot.y());
    private final String words;

    Symmetry(String words) {
        this.words = words;
    }

    /** The effect of the symmetry, described for the user. */
    public Sentence words() {
        return Sentence.of(words);
    }

    private Stream<UnaryOperator<Spot>> mirrors() {
        return switch (this) {
            case NONE -> Stream.of();
            case WEST_EAST -> Stream.of(ACROSS);
            case NORTH_SOUTH -> Stream.of(DOWN);
            case BOTH -> Stream.of(ACROSS, DOWN, spot -> ACROSS.apply(DOWN.apply(spot)));
        };
    }

    /** The mirror images of a shape, except those that would overlap it. A shape on the axis is its own image. */
    public List<Points> images(Points shape) {
        return mirrors().map(mirror -> Shaping.each(shape, mirror)).filter(image -> !touches(shape, image)).toList();
    }

    private static boolean touches(Points shape, Points image) {
        return shape.count() >= 3 && Soundness.isShape(shape) ? Soundness.overlap(shape, image) > 0 : shape.equals(image);
    }

    /** The mirror axes, each from edge to edge. */
    public List<Points> axes() {
        double middle = Drawing.SIDE / 2;
        Points upright = new Points(middle, 0, middle, Drawing.SIDE);
        Points level = new Points(0, middle, Drawing.SIDE, middle);
        return switch (this) {
            case NONE -> List.of();
            case WEST_EAST -> List.of(upright);
            case NORTH_SOUTH -> List.of(level);
            case BOTH -> List.of(upright, level);
        };
    }
}
