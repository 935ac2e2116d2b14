package mystics.home;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import mystics.mod.load.Library;

/** The program's window. The module that draws the window supplies the implementation; without that module there is none. */
public interface Desktop {
    /** No window: everything happens at the terminal. */
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

    /** A line of words for the program that has what a window shows painted, without a display; none where there is no window. */
    default List<String> rehearsal() {
        return List.of();
    }

    /** Whether a window can be shown here. */
    boolean available();

    /** Opens the window and stays until it is closed. */
    void open(Opening opening);

    /**
     * What a window opens with.
     *
     * @param library loads the mods; slow, so it is asked when the window already stands
     * @param first the game to begin with; empty to begin at home
     */
    record Opening(HomeFolder home, Supplier<Library> library, Optional<FirstGame> first) {
    }
}
