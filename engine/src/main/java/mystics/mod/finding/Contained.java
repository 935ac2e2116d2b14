package mystics.mod.finding;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Supplier;

/** Keeps a faulty mod from ending the program: any failure while a part of a mod is read becomes a finding about that mod. */
public final class Contained {
    private Contained() {
    }

    /**
     * Reads a part of a mod.
     *
     * @param findings receives the failure, if any
     * @param place finds the place to report for a failure that names none; finding it may take long
     * @return the part; empty if reading failed
     */
    public static <R> Optional<R> part(Collection<Finding> findings, Supplier<Place> place, Supplier<R> part) {
        try {
            return Optional.of(part.get());
        } catch (BrokenMod broken) {
            findings.addAll(broken.findings());
        } catch (RuntimeException | VirtualMachineError | LinkageError | AssertionError failure) {
            findings.add(finding(place.get(), failure));
        }
        return Optional.empty();
    }

    /**
     * Runs an operation on a part of a mod, and turns a failure into a finding as {@link #part} does. Returns whether the operation
     * succeeded.
     */
    public static boolean done(Collection<Finding> findings, Supplier<Place> place, Runnable deed) {
        return part(findings, place, () -> {
            deed.run();
            return true;
        }).isPresent();
    }

    /** The finding for an unexpected failure. */
    public static Finding finding(Place place, Throwable failure) {
        if (failure instanceof StackOverflowError) {
            return Finding.error("too-deep", place, "the text is nested too deep to be read").fix("Write it in a simpler way.");
        }
        if (failure instanceof OutOfMemoryError) {
            return Finding.error("too-large", place, "reading this takes more memory than the program has").fix("Make it smaller.");
        }
        if (failure instanceof IllegalArgumentException && failure.getMessage() != null) {
            return Finding.error("wrong-value", place, failure.getMessage().replaceFirst("\\.\\s*$", ""))
                    .fix("Undo the last change here.");
        }
        return Finding.error("unforeseen", place, "the program cannot work with this (" + failure.getClass().getSimpleName() + ")")
                .because("no check found the cause, which is a mistake in the program")
                .fix("Undo the last change here, and please report the mistake together with this mod.");
    }
}
