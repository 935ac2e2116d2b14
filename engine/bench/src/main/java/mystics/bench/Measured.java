package mystics.bench;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The cost of some work: the processor time of the whole process in seconds, including garbage collection and compilation, and the bytes
 * that this thread allocated.
 */
record Measured(long done, double seconds, long bytes) {
    private static final OperatingSystemMXBean SYSTEM = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final CompilationMXBean COMPILER = ManagementFactory.getCompilationMXBean();
    private static final double SECOND = 1e9;
    /** Nanoseconds between two readings of the processor time. One reading of the processor time takes ten microseconds. */
    private static final long BETWEEN_LOOKS = 5_000_000;
    private static final double SETTLED = 0.04;
    private static final double WINDOW = 2;
    private static final double PRIMING = 0.1;

    /** Work that is repeated. Each call returns the number of units done. */
    interface Work {
        long once();
    }

    /**
     * Warms up the measuring code: repeats several kinds of tiny work, and writes their numbers. The code is then compiled once for all
     * kinds of work. The first number that is written loads classes that make the compiler discard much compiled code of a game. Without
     * this method, loading these classes would cost half a second of the next measurement.
     */
    static void prime() {
        for (Work idle : List.<Work>of(() -> 1, () -> 2, () -> words(3).length())) {
            of(PRIMING, idle);
        }
    }

    /** Repeats work for a number of seconds of processor time. */
    static Measured of(double seconds, Work work) {
        double begun = cpu();
        long bytes = allocated();
        long done = 0;
        while (cpu() - begun < seconds) {
            long look = System.nanoTime() + BETWEEN_LOOKS;
            while (System.nanoTime() < look) {
                done += work.once();
            }
        }
        return new Measured(done, cpu() - begun, allocated() - bytes);
    }

    /**
     * Repeats work until hardly any time is spent on compiling it. The warm-up takes at least the given seconds of processor time and at
     * most twice as long. The warm-up has a minimum time because the compiler may have to wait for a busy processor.
     */
    static void warmUp(double least, Work work) {
        double begun = cpu();
        double compiling = 1;
        while (cpu() - begun < least || compiling > SETTLED && cpu() - begun < 2 * least) {
            long compiled = COMPILER.getTotalCompilationTime();
            double seconds = of(WINDOW, work).seconds;
            compiling = (COMPILER.getTotalCompilationTime() - compiled) / 1000.0 / seconds;
        }
    }

    /**
     * The processor time that one unit of work takes on this thread, in nanoseconds: the median of many units in the given seconds.
     * Compiling on other threads is not counted.
     */
    static double once(double seconds, Work work) {
        List<Long> times = new ArrayList<>();
        for (double begun = cpu(); cpu() - begun < seconds;) {
            long before = THREADS.getCurrentThreadCpuTime();
            work.once();
            times.add(THREADS.getCurrentThreadCpuTime() - before);
        }
        return times.stream().sorted().skip(times.size() / 2).findFirst().orElseThrow();
    }

    double perSecond() {
        return done / seconds;
    }

    double nanoseconds() {
        return seconds * SECOND / done;
    }

    double bytesEach() {
        return (double) bytes / done;
    }

    static double cpu() {
        return SYSTEM.getProcessCpuTime() / SECOND;
    }

    private static long allocated() {
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    /** Reports a figure to the process that gathers the figures. */
    static void print(String figure, double value) {
        System.out.println(figure + " " + words(value));
    }

    private static String words(double value) {
        return String.format(Locale.ROOT, "%.6f", value);
    }

    /** Reports a word that must be the same in every process. */
    static void print(String word, String value) {
        System.out.println(word + " =" + value);
    }
}
