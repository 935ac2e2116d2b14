package mystics.editor.type;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Lays out new components before they become visible. The height of wrapped text depends on its width, so one layout pass is not enough.
 */
public final class Settling {
    private static final int MOST = 6;

    private Settling() {
    }

    /** Lays out a component at its current size until nothing moves any more. */
    public static void settle(Component pane) {
        List<Rectangle> before = List.of();
        for (int round = 0; round < MOST; round++) {
            layOnce(pane);
            List<Rectangle> now = parts(pane).map(Component::getBounds).toList();
            if (now.equals(before)) {
                return;
            }
            before = now;
        }
    }

    /** Lays out a component once, from the outside in. */
    public static void layOnce(Component pane) {
        parts(pane).forEach(Component::invalidate);
        parts(pane).forEach(Component::doLayout);
    }

    /** A component and all components inside it. */
    public static Stream<Component> parts(Component of) {
        return of instanceof Container container
                ? Stream.concat(Stream.of(of), Arrays.stream(container.getComponents()).flatMap(Settling::parts)) : Stream.of(of);
    }
}
