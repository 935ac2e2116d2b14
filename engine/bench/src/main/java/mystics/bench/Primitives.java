package mystics.bench;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import mystics.phase.move.MoveThrow;
import mystics.phase.turn.MoveCutShort;
import mystics.rules.Meter;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Table;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Measures operations of a few nanoseconds with JMH: a moment without listeners, a rule that listens, copying a table. JMH measures the
 * time on the wall clock. Other programs can only lengthen that time, so the shortest of many runs counts. JMH starts no other process,
 * because this process is already new.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 60, time = 10, timeUnit = TimeUnit.MILLISECONDS)
@Fork(0)
public class Primitives {
    /**
     * The number of operations in one run. This number is large enough to hide the cost of starting a run, and small enough for the step
     * limit of a run.
     */
    private static final int MANY = 1_000;

    /** Measures all operations and prints the figures. */
    public static void main(String[] none) throws RunnerException {
        Collection<RunResult> results = new Runner(
                new OptionsBuilder().include(Primitives.class.getName()).verbosity(VerboseMode.SILENT).build()).run();
        Map<String, Double> took = new TreeMap<>();
        results.forEach(result -> took.put(result.getPrimaryResult().getLabel(), result.getPrimaryResult().getStatistics().getMin()));
        Measured.print("hook_empty_ns", took.get("askNobody") - took.get("makeMoment"));
        Measured.print("hook_java_ns", (took.get("askJava") - took.get("askUnheard")) / Listeners.RULES);
        Measured.print("hook_script_ns", (took.get("askScripts") - took.get("askUnheard")) / Listeners.RULES);
        Measured.print("copy_and_change_ns", took.get("copyTable"));
    }

    /**
     * Creates a moment, but does not ask the rules about it. The time of this method is subtracted from the time of {@link #askNobody}.
     * Both methods pass the same number of values to the {@code Blackhole} of JMH.
     */
    @Benchmark
    @OperationsPerInvocation(MANY)
    public void makeMoment(Listeners.None listeners, Blackhole hole) {
        listeners.look(scene -> {
            for (int i = 0; i < MANY; i++) {
                hole.consume(Refusal.NONE);
                hole.consume(new MoveCutShort(scene.figure(0), "search"));
            }
        });
    }

    /** Asks about a moment to which no rule listens. */
    @Benchmark
    @OperationsPerInvocation(MANY)
    public void askNobody(Listeners.None listeners, Blackhole hole) {
        listeners.look(scene -> {
            for (int i = 0; i < MANY; i++) {
                MoveCutShort moment = new MoveCutShort(scene.figure(0), "search");
                hole.consume(scene.allowed(moment));
                hole.consume(moment);
            }
        });
    }

    /** Asks for a number that rules can change, though no rule does. */
    @Benchmark
    @OperationsPerInvocation(MANY)
    public void askUnheard(Listeners.None listeners, Blackhole hole) {
        listeners.look(scene -> ask(scene, hole));
    }

    /**
     * Asks for the same number as {@link #askUnheard} while eight rules written in Java listen. Each rule has a class of its own, and reads
     * the table twice.
     */
    @Benchmark
    @OperationsPerInvocation(MANY)
    public void askJava(Listeners.InJava listeners, Blackhole hole) {
        listeners.look(scene -> ask(scene, hole));
    }

    /** Asks for the same number as {@link #askUnheard} while eight rules written in scripts listen. Each rule reads the table twice. */
    @Benchmark
    @OperationsPerInvocation(MANY)
    public void askScripts(Listeners.InScripts listeners, Blackhole hole) {
        listeners.look(scene -> {
            Meter meter = scene.meter(listeners.last());
            int spent = meter.spent();
            ask(scene, hole);
            if (meter.spent() - spent < MANY * Listeners.RULES) {
                throw new IllegalStateException("The rules have not spoken: " + (meter.spent() - spent) + " steps");
            }
        });
    }

    private static void ask(Scene scene, Blackhole hole) {
        for (int i = 0; i < MANY; i++) {
            hole.consume(scene.ask(new MoveThrow(scene.figure(0), "turn")).getFixed());
        }
    }

    /** Opens a table, changes one number and closes the table. */
    @Benchmark
    public Table copyTable(Listeners.None listeners) {
        Draft draft = Draft.of(listeners.table());
        draft.set(Clock.WHEEL, 1);
        return draft.freeze();
    }
}
