package mystics.play;

import mystics.rules.Scene;
import mystics.rules.Step;

/** How one kind of step is done, in the order of the rule's paragraph. Stateless. */
public interface Procedure<S extends Step> {
    /** Does the step. */
    void perform(Scene scene, S step);
}
