package mystics.mod.script;

import java.util.Optional;
import java.util.stream.Stream;
import mystics.mod.finding.Place;

/** Finds the line of a script at which something went wrong. */
public final class ScriptPlace {
    private ScriptPlace() {}

    /** The innermost line of a mod's script in a stack trace; empty if no script appears there. */
    public static Optional<Place> of(Throwable failure) {
        return Stream.of(failure.getStackTrace()).filter(ScriptPlace::inScript).findFirst()
                .map(frame -> new Place(frame.getClassLoaderName().substring(ScriptLoader.PREFIX.length()),
                        String.valueOf(frame.getFileName()), Math.max(0, frame.getLineNumber()), 0));
    }

    private static boolean inScript(StackTraceElement frame) {
        return frame.getClassLoaderName() != null && frame.getClassLoaderName().startsWith(ScriptLoader.PREFIX);
    }
}
