package mystics.phase.wheel;

import mystics.rules.Step;

/** A surge in a room (SURGE-1). */
public record Surge(int room) implements Step {
}
