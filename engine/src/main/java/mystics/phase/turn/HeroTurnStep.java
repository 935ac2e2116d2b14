package mystics.phase.turn;

import mystics.rules.Step;

/** A hero's card has its turn. */
public record HeroTurnStep(int hero) implements Step {
}
