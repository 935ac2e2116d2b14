package mystics.editor.desktop;

import java.lang.management.ManagementFactory;
import java.util.EnumSet;
import java.util.Set;

/** Start-up times, in milliseconds since the Java process began. The times are printed if the property {@code mystics.times} is set. */
final class Times {
    private final boolean wanted = Boolean.getBoolean("mystics.times");
    private final Set<Mark> told = EnumSet.noneOf(Mark.class);

    /** The moments that are timed. */
    enum Mark {
        /** The home page is painted. */
        HOME("home_ms"),
        /** A game can be started. */
        READY("ready_ms");

        private final String title;

        Mark(String title) {
            this.title = title;
        }
    }

    /** Prints the time of a moment. For each moment, only the first call counts. */
    void reached(Mark mark) {
        if (wanted && told.add(mark)) {
            System.out.println(mark.title + " " + ManagementFactory.getRuntimeMXBean().getUptime());
        }
    }
}
