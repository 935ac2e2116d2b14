package mystics.editor.play;

import java.util.function.Supplier;
import mystics.editor.settings.Motion;
import mystics.editor.settings.Settings;

/**
 * How long things are shown, in milliseconds.
 *
 * @param settings the current settings
 */
public record Tempo(Supplier<Settings> settings) {
    private static final int TUMBLE = 500;
    private static final int GLIDE = 380;

    /** How long a step is shown; 0 shows only the end. */
    int step() {
        return settings.get().pace().milliseconds();
    }

    /** How long dice tumble; 0 if they do not. */
    int tumble() {
        return moving(Math.min(TUMBLE, step()));
    }

    /** How long figures glide from space to space; 0 if they do not. */
    int glide() {
        return moving(Math.min(GLIDE, step() * 2 / 3));
    }

    private int moving(int milliseconds) {
        return settings.get().motion() == Motion.FULL ? milliseconds : 0;
    }
}
