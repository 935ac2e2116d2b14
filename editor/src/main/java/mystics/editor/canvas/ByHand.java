package mystics.editor.canvas;

import java.util.List;
import java.util.stream.Stream;
import mystics.geometry.Drawing;

/** The relations that an author sets by hand, regardless of the drawing: which spaces are adjacent, and which see each other. */
public final class ByHand {
    private ByHand() {
    }

    /** Makes two spaces adjacent. */
    public static Drawing join(Drawing d, String one, String other) {
        return step(d, Redraw.and(without(d.together(), one, other), new Drawing.Pair(one, other)), without(d.apart(), one, other));
    }

    /** Makes two spaces not adjacent. */
    public static Drawing part(Drawing d, String one, String other) {
        return step(d, without(d.together(), one, other), Redraw.and(without(d.apart(), one, other), new Drawing.Pair(one, other)));
    }

    /** Leaves it to the drawing whether two spaces are adjacent. */
    public static Drawing steps(Drawing d, String one, String other) {
        return step(d, without(d.together(), one, other), without(d.apart(), one, other));
    }

    /** Makes two spaces see each other. */
    public static Drawing show(Drawing d, String one, String other) {
        return look(d, Redraw.and(without(d.seen(), one, other), new Drawing.Pair(one, other)), without(d.blind(), one, other));
    }

    /** Makes two spaces not see each other. */
    public static Drawing hide(Drawing d, String one, String other) {
        return look(d, without(d.seen(), one, other), Redraw.and(without(d.blind(), one, other), new Drawing.Pair(one, other)));
    }

    /** Leaves it to the drawing whether two spaces see each other. */
    public static Drawing sight(Drawing d, String one, String other) {
        return look(d, without(d.seen(), one, other), without(d.blind(), one, other));
    }

    /** Whether a list names two spaces, in either order. */
    public static boolean names(List<Drawing.Pair> pairs, String one, String other) {
        return Stream.of(new Drawing.Pair(one, other), new Drawing.Pair(other, one)).anyMatch(pairs::contains);
    }

    private static List<Drawing.Pair> without(List<Drawing.Pair> pairs, String one, String other) {
        return pairs.stream().filter(pair -> !names(List.of(pair), one, other)).toList();
    }

    private static Drawing step(Drawing d, List<Drawing.Pair> together, List<Drawing.Pair> apart) {
        return new Drawing(d.spaces(), d.walls(), d.black(), d.lines(), d.exits(), d.marks(), together, apart, d.seen(), d.blind(),
                d.decor());
    }

    private static Drawing look(Drawing d, List<Drawing.Pair> seen, List<Drawing.Pair> blind) {
        return new Drawing(d.spaces(), d.walls(), d.black(), d.lines(), d.exits(), d.marks(), d.together(), d.apart(), seen, blind,
                d.decor());
    }
}
