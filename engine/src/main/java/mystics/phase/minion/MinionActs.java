package mystics.phase.minion;

import mystics.rules.Step;

/** One figure of the card whose turn it is moves and battles. */
public record MinionActs(int kind, int slot) implements Step {
}
