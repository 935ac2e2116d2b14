package mystics.phase.round;

import mystics.rules.Step;

/** The next card down the track is to have its turn, or the round ends. */
public record NextTurn() implements Step {
}
