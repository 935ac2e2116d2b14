package mystics.play;

import mystics.rules.InForce;
import mystics.rules.Rule;

/**
 * The tools of a run: a set of rule bodies, memory for the rules in force, and the meters of the mods. These tools contain no facts of a
 * game. The tools belong to one run at a time; {@link Setting} lends them.
 */
record Workplace(Rule.Body[] bodies, InForce inForce, Meters meters) {
}
