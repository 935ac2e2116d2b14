package mystics.kernel;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import mystics.phase.CommonPhase;
import mystics.phase.Phase;
import mystics.phase.attack.AttackPhase;
import mystics.phase.capture.CapturePhase;
import mystics.phase.card.CardPhase;
import mystics.phase.chapter.ChapterPhase;
import mystics.phase.encounter.EncounterPhase;
import mystics.phase.explore.ExplorePhase;
import mystics.phase.minion.MinionPhase;
import mystics.phase.move.MovePhase;
import mystics.phase.roster.RosterPhase;
import mystics.phase.round.RoundPhase;
import mystics.phase.search.SearchPhase;
import mystics.phase.turn.TurnPhase;
import mystics.phase.wheel.WheelPhase;
import mystics.rules.Moment;
import mystics.rules.Services;
import mystics.rules.Step;

/** The rules engine behind every game, wired from the phases of the rule book. A service is created when a game first needs it. */
public final class Kernel implements Services {
    /** The option that keeps Guice from generating classes for calls that happen only once. */
    private static final String WRITTEN_CLASSES = "guice_bytecode_gen_option";
    private static final Kernel OF_THE_BOOK = new Kernel(Kernel::book);

    private final Supplier<List<Phase>> phases;
    private final Supplier<Injector> wired;
    private final Map<Class<?>, Object> services = new ConcurrentHashMap<>();

    private Kernel(Supplier<List<Phase>> phases) {
        this.phases = Suppliers.memoize(phases);
        this.wired = Suppliers.memoize(() -> wire(this.phases.get()));
    }

    /** The phases in the order of the rule book. */
    private static List<Phase> book() {
        return List.of(new ChapterPhase(), new RoundPhase(), new TurnPhase(), new MovePhase(), new AttackPhase(), new CapturePhase(),
                new RosterPhase(), new SearchPhase(), new CardPhase(), new ExplorePhase(),
                new EncounterPhase(), new MinionPhase(), new WheelPhase(), new CommonPhase());
    }

    /** The kernel with the phases of the rule book. */
    public static Kernel ofTheBook() {
        return OF_THE_BOOK;
    }

    /** This kernel with an additional phase. */
    public Kernel with(Phase more) {
        return new Kernel(() -> {
            List<Phase> all = new ArrayList<>(phases.get());
            all.add(more);
            return List.copyOf(all);
        });
    }

    private static Injector wire(List<Phase> phases) {
        System.setProperty(WRITTEN_CLASSES, "DISABLED");
        return Guice.createInjector(phases);
    }

    /** The moments and other parts of each phase, in order: everything that rules can refer to. */
    public List<Phase.Part> parts() {
        return phases.get().stream().flatMap(phase -> phase.parts().stream()).toList();
    }

    /** All moments at which rules can act. */
    public List<Class<? extends Moment>> moments() {
        return parts().stream().<Class<? extends Moment>>flatMap(part -> part.moments().stream()).toList();
    }

    /** The kinds of steps; saved games record a step by its kind. */
    public Set<Class<? extends Step>> steps() {
        return wired.get().getInstance(Key.get(new TypeLiteral<Set<Class<? extends Step>>>() {}));
    }

    @Override
    public <S> S service(Class<S> type) {
        Object known = services.get(type);
        return type.cast(known != null ? known : services.computeIfAbsent(type, wired.get()::getInstance));
    }

    /** Wires the kernel now rather than at the first step. Other threads that need the kernel wait until it is wired. */
    public void wireNow() {
        wired.get();
    }
}
