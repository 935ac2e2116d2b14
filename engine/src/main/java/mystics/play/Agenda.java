package mystics.play;

import java.util.ArrayList;
import java.util.List;
import mystics.rules.Step;

/** The steps still to be done, the next one on top: an immutable stack. */
public final class Agenda {
    /** The empty agenda. */
    public static final Agenda EMPTY = new Agenda(null, null);

    private final Step top;
    private final Agenda rest;

    private Agenda(Step top, Agenda rest) {
        this.top = top;
        this.rest = rest;
    }

    /** An agenda with the given steps, the first on top. */
    public static Agenda of(List<? extends Step> steps) {
        Agenda agenda = EMPTY;
        for (int i = steps.size() - 1; i >= 0; i--) {
            agenda = agenda.push(steps.get(i));
        }
        return agenda;
    }

    /** This agenda with a step on top. */
    public Agenda push(Step step) {
        return new Agenda(step, this);
    }

    public boolean isEmpty() {
        return rest == null;
    }

    /** The next step, which must exist. */
    public Step top() {
        return top;
    }

    /** The agenda after the next step. */
    public Agenda rest() {
        return rest;
    }

    /** All steps, the next one first. */
    public List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (Agenda at = this; !at.isEmpty(); at = at.rest) {
            steps.add(at.top);
        }
        return steps;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Agenda agenda && steps().equals(agenda.steps());
    }

    @Override
    public int hashCode() {
        return steps().hashCode();
    }

    @Override
    public String toString() {
        return steps().toString();
    }
}
