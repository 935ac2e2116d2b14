package mystics.play;

import mystics.rules.InForce;
import mystics.rules.Rule;

/**
 * What a run works with and nothing of a game is kept in: a set of rule bodies, room to note which rules are in force,
 * and the meters of the mods. It belongs to one run at a
 * time; {@link Setting} lends it.
 */
record Workplace(Rule.Body[] bodies, InForce inForce, Meters meters) {
}
