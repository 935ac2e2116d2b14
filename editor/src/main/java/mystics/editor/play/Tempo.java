package mystics.editor.play;

import java.util.function.Supplier;
import mystics.editor.settings.Motion;
import mystics.editor.settings.Settings;

/**
 * How long things are shown, in milliseconds.
 *
 * @param settings the current settings
 */
record Tempo(Supplier<Settings> settings) {
    private static final int TUMBLE = 500;
    private static final int GLIDE = 380;

    /** How long a step stays; 0 to see but the end. */
    int step() {
        return settings.get().pace().milliseconds();
    }

    /** How long dice tumble before they lie; 0 when they lie at once. */
    int tumble() {
        return moving(Math.min(TUMBLE, step()));
    }

    /** How long figures glide from space to space; 0 when they stand there at once. */
    int glide() {
        return moving(Math.min(GLIDE, step() * 2 / 3));
    }

    private int moving(int milliseconds) {
        return settings.get().motion() == Motion.FULL ? milliseconds : 0;
    }
}
