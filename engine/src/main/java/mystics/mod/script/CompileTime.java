package mystics.mod.script;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/**
 * The time a mod's scripts may take to be compiled, in seconds of the processor: a busy machine takes none of it. It is
 * the last bound, for scripts that are
 * short and whose types are hard to work out all the same.
 */
final class CompileTime {
    /** Seconds of a processor. The 135 kilobytes of the base game take four on a quiet machine, and nine on a crowded one. */
    static final int SECONDS = 20;
    /** The same, as {@link #of} takes it. */
    static final long NANOSECONDS = TimeUnit.SECONDS.toNanos(SECONDS);
    /** How many questions are asked between two looks at the clock. */
    private static final int PATIENCE = 64;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final long end;
    private int asked;
    private boolean over;

    private CompileTime(long end) {
        this.end = end;
    }

    /** The time begins; it is that of the thread that asks. */
    static CompileTime of(long nanoseconds) {
        return new CompileTime(now() + nanoseconds);
    }

    /** @throws Over if the time is over */
    void check() {
        over |= ++asked % PATIENCE == 0 && now() > end;
        if (over) throw new Over();
    }

    /** Whether a check has found it over. */
    boolean isOver() {
        return over;
    }

    private static long now() {
        return THREADS.isCurrentThreadCpuTimeSupported() ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
    }

    /** The time is over. */
    static final class Over extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
