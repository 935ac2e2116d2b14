package mystics.editor.sight;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Background threads. None of these threads keeps the program from ending. */
public final class BackgroundThreads {
    private BackgroundThreads() {
    }

    /** A single background thread that runs one task after another. */
    public static ExecutorService one(String name) {
        return Executors.newSingleThreadExecutor(work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        });
    }
}
