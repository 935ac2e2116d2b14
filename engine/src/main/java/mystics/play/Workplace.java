package mystics.play;

import mystics.rules.InForce;
import mystics.rules.Rule;

/**
 * The tools of a run, which hold nothing of a game: a set of rule bodies, room for the rules in force, and the meters of the mods. The
 * tools belong to one run at a time; {@link Setting} lends them.
 */
record Workplace(Rule.Body[] bodies, InForce inForce, Meters meters) {
}
