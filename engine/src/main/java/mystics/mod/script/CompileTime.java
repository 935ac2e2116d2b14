package mystics.mod.script;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/**
 * Limits the processor time for compiling the scripts of a mod. Time used by other programs does not count. The limit is the last resort
 * against short scripts whose types are hard to infer.
 */
final class CompileTime {
    /**
     * Processor time in seconds. The compiler takes four seconds for the base game's 135 kilobytes on a quiet machine, and nine on a busy
     * one.
     */
    static final int SECONDS = 20;
    /** The limit on processor time, in nanoseconds. */
    static final long NANOSECONDS = TimeUnit.SECONDS.toNanos(SECONDS);
    /** The number of checks between two readings of the clock. */
    private static final int PATIENCE = 64;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final long end;
    private int asked;
    private boolean over;

    private CompileTime(long end) {
        this.end = end;
    }

    /** Starts the clock, which measures the processor time of the calling thread. */
    static CompileTime of(long nanoseconds) {
        return new CompileTime(now() + nanoseconds);
    }

    /** @throws Over if the time has run out */
    void check() {
        over |= ++asked % PATIENCE == 0 && now() > end;
        if (over) throw new Over();
    }

    /** Whether a check has found that the time has run out. */
    boolean isOver() {
        return over;
    }

    private static long now() {
        return THREADS.isCurrentThreadCpuTimeSupported() ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
    }

    /** Thrown when the time has run out. */
    static final class Over extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
