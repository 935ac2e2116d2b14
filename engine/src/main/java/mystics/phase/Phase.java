package mystics.phase;

import com.google.inject.AbstractModule;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import java.util.ArrayList;
import java.util.List;
import mystics.rules.Moment;
import mystics.rules.Step;

/**
 * A phase of the rule book. The constructor of a phase is its table of contents, in the order of the rule book. Each line of the
 * constructor registers one moment, step or service. Nothing is registered in any other place.
 */
public abstract class Phase extends AbstractModule {
    private static final TypeLiteral<Class<? extends Step>> KIND_OF_STEP = new TypeLiteral<>() {};
    private final List<Part> parts = new ArrayList<>();
    private final List<Class<? extends Step>> steps = new ArrayList<>();
    private final List<Member<?>> members = new ArrayList<>();

    /** A part of a phase, such as the defence in a battle, with its moments. */
    public record Part(String title, List<Class<? extends Moment>> moments) {
    }

    private record Member<S>(Class<S> set, Class<? extends S> type) {
    }

    /** Begins a part with this title. The moments that are listed after this call belong to that part. */
    protected final void part(String title) {
        parts.add(new Part(title, new ArrayList<>()));
    }

    /**
     * A moment of this phase.
     *
     * @throws IllegalStateException if no part has been begun
     */
    protected final void moment(Class<? extends Moment> moment) {
        if (parts.isEmpty()) {
            throw new IllegalStateException(getClass().getSimpleName() + " lists " + moment.getSimpleName() + " before any part");
        }
        parts.get(parts.size() - 1).moments().add(moment);
    }

    /** A kind of step of this phase. */
    protected final void step(Class<? extends Step> step) {
        steps.add(step);
    }

    /** Adds a member to a set that several phases contribute to, such as the actions of a hero's turn. */
    protected final <S> void among(Class<S> set, Class<? extends S> member) {
        members.add(new Member<>(set, member));
    }

    /** The parts of this phase, with their moments. */
    public final List<Part> parts() {
        return List.copyOf(parts);
    }

    @Override
    protected void configure() {
        Multibinder<Class<? extends Step>> kinds = Multibinder.newSetBinder(binder(), KIND_OF_STEP);
        steps.forEach(step -> kinds.addBinding().toInstance(step));
        members.forEach(this::bind);
    }

    private <S> void bind(Member<S> member) {
        Multibinder.newSetBinder(binder(), member.set()).addBinding().to(member.type());
    }
}
