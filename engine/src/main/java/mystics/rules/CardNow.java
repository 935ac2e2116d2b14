package mystics.rules;

/**
 * The state of a card during its hero's turn.
 *
 * @param card the id of the card
 * @param cost the price that the hero pays, in cheese
 * @param barred the reason why the card cannot be used now; {@link Refusal#NONE} if it can be used, works by itself, or may still be asked
 *     for in this turn
 */
public record CardNow(String card, int cost, Refusal barred) {
}
