package mystics.phase.turn;

import mystics.rules.Step;

/** The hero whose turn it is does one more thing, or ends the turn. */
public record HeroActs(int hero) implements Step {
}
