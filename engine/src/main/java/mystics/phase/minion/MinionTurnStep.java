package mystics.phase.minion;

import mystics.rules.Step;

/** A minion card has its turn. */
public record MinionTurnStep(int kind) implements Step {
}
