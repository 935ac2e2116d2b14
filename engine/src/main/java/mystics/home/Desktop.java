package mystics.home;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import mystics.mod.load.Library;

/** The program's window. The module that draws the window supplies the implementation; without that module there is no implementation. */
public interface Desktop {
    /** The absence of a window: everything happens at the terminal. */
    Desktop NONE = new Desktop() {
        @Override
        public boolean available() {
            return false;
        }

        @Override
        public void open(Opening opening) {
            throw new IllegalStateException("This program has no window");
        }
    };

    /**
     * The command-line arguments that make the program paint the contents of a window without a display; empty where there is no window.
     * The installer runs the program with these arguments to record the classes that a window needs.
     */
    default List<String> rehearsal() {
        return List.of();
    }

    /** Whether a window can be shown here. */
    boolean available();

    /** Opens the window and returns when the user closes it. */
    void open(Opening opening);

    /**
     * The contents of a new window.
     *
     * @param mods loads the mods, slowly; called when the window is already visible
     * @param first the game to begin with; empty to show the start page
     */
    record Opening(HomeFolder home, Loading mods, Optional<FirstGame> first) {
    }

    /** A way to load the mods while a window is visible. */
    @FunctionalInterface
    interface Loading {
        /**
         * Loads the mods.
         *
         * @param progress receives a sentence about each mod that takes a while, on the thread that loads
         */
        Library load(Consumer<String> progress);
    }
}
