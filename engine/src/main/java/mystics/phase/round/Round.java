package mystics.phase.round;

import mystics.rules.Step;

/** A round is to begin. */
public record Round() implements Step {
}
