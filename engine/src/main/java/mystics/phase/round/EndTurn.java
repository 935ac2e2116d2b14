package mystics.phase.round;

import mystics.rules.Step;

/** The turn of a card is to end: {@code kind} is its number. */
public record EndTurn(int kind) implements Step {
}
