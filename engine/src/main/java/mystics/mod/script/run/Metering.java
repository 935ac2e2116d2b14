package mystics.mod.script.run;

import groovy.lang.Closure;
import mystics.rules.Meter;

/** Calls that are woven into scripts so that the scripts pay for their work. */
public final class Metering {
    private Metering() {}

    /** The meter of a script. */
    public static Meter meter(Metered script) {
        return script.meter();
    }

    /** The meter of the script to which a closure belongs. */
    public static Meter meter(Closure<?> closure) {
        return ((Metered) closure.getThisObject()).meter();
    }
}
