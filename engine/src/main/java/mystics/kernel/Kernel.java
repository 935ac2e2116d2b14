package mystics.kernel;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import mystics.rules.Services;
import mystics.rules.Step;

/** How every game goes: the kinds of steps there are, and the services they share. It is wired when a game first asks for one. */
public final class Kernel implements Services {
    /** Guice would write and load classes to call what is called once. */
    private static final String WRITTEN_CLASSES = "guice_bytecode_gen_option";
    private static final Kernel OF_THE_BOOK = new Kernel();

    private final Supplier<Injector> wired = Suppliers.memoize(Kernel::wire);
    private final Map<Class<?>, Object> services = new ConcurrentHashMap<>();

    private Kernel() {
    }

    /** The kernel of the rule book. */
    public static Kernel ofTheBook() {
        return OF_THE_BOOK;
    }

    private static Injector wire() {
        System.setProperty(WRITTEN_CLASSES, "DISABLED");
        return Guice.createInjector(new PhasesModule());
    }

    /** The kinds of steps, as saved games know them. */
    public Set<Class<? extends Step>> steps() {
        return wired.get().getInstance(Key.get(new TypeLiteral<Set<Class<? extends Step>>>() { }));
    }

    @Override
    public <S> S service(Class<S> type) {
        Object known = services.get(type);
        return type.cast(known != null ? known : services.computeIfAbsent(type, wired.get()::getInstance));
    }

    /** Has the kernel wired now rather than at the first step; whoever needs it in the meantime waits. */
    public void wireNow() {
        wired.get();
    }
}
