package mystics.phase.turn;

import mystics.rules.Step;

/** The hero whose turn it is goes on with its scurry, or ends it. */
public record HeroScurries(int hero) implements Step {
}
