package mystics.mod.script.weave;

import groovy.lang.GroovyObject;
import groovy.lang.GroovyObjectSupport;
import groovy.lang.Script;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.mod.script.run.Casts;
import mystics.mod.script.run.Guarded;
import mystics.mod.script.run.GuardedMaps;
import mystics.mod.script.run.GuardedOrder;
import mystics.mod.script.run.GuardedValues;
import mystics.mod.script.run.Lists;
import mystics.mod.script.run.Metered;
import mystics.mod.script.run.Metering;
import mystics.mod.script.run.Present;
import mystics.mod.script.run.Refusing;
import mystics.rules.Meter;
import org.codehaus.groovy.runtime.GeneratedClosure;

/** The classes that woven scripts use, although authors may not use them. */
public final class WovenWith {
    /** The classes whose methods cost scripts steps. */
    static final List<Class<?>> GUARDED = List.of(Guarded.class, GuardedMaps.class, GuardedOrder.class, GuardedValues.class);

    public static final Set<String> CLASSES = Stream
            .concat(GUARDED.stream(),
                    Stream.of(Metered.class, Metering.class, Meter.class, Casts.class, Lists.class, Present.class, Refusing.class,
                            Script.class, GroovyObject.class,
                            GroovyObjectSupport.class, GeneratedClosure.class, Class.class, Character.class, Void.class))
            .map(Class::getName).collect(Collectors.toUnmodifiableSet());

    private WovenWith() {}
}
