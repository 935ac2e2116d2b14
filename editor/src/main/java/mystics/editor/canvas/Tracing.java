package mystics.editor.canvas;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import mystics.editor.trace.PictureFit;

/**
 * A picture that lies below the drawing of a room while it is traced.
 *
 * @param file the file with the picture
 * @param placing how the picture lies on the tile
 * @param opacity the opacity of the picture, in percent
 * @param signs the other settings that are on
 */
public record Tracing(Path file, PictureFit placing, int opacity, Set<Sign> signs) {
    /** The least opacity, in percent, at which a picture can still be seen. */
    public static final int FAINTEST = 10;
    /** The greatest opacity in percent. */
    public static final int FULL = 100;
    private static final int USUAL = 80;

    /** The settings that are on or off. */
    public enum Sign {
        /** The setting that hides the picture. */
        HIDDEN,
        /** The setting that keeps the picture in its place. */
        LOCKED
    }

    public Tracing {
        opacity = Math.max(FAINTEST, Math.min(FULL, opacity));
        signs = Arrays.stream(Sign.values()).filter(signs::contains).collect(Collectors.toUnmodifiableSet());
    }

    /** A picture that has just been chosen. */
    public static Tracing of(Path file, PictureFit placing) {
        return new Tracing(file, placing, USUAL, Set.of());
    }

    /** The same picture at another place. */
    public Tracing at(PictureFit now) {
        return new Tracing(file, now, opacity, signs);
    }

    /** The same picture with another opacity in percent. */
    public Tracing withOpacity(int percent) {
        return new Tracing(file, placing, percent, signs);
    }

    /** Turns a setting on or off. */
    public Tracing toggled(Sign sign) {
        Set<Sign> now = EnumSet.noneOf(Sign.class);
        now.addAll(signs);
        if (!now.remove(sign)) now.add(sign);
        return new Tracing(file, placing, opacity, now);
    }

    /** Whether a setting is on. */
    public boolean is(Sign sign) {
        return signs.contains(sign);
    }
}
