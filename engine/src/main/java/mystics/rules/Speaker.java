package mystics.rules;

/**
 * A rule in force and its carrier.
 *
 * @param holder the {@link mystics.table.Holder} that carries the rule: the figure that has the card, mark or ability, or the marked space
 * @param card the card that carries the rule, or -1
 * @param rank a number that orders the speakers as they were found; lower ranks speak first
 */
public record Speaker(Rule rule, int holder, int card, int rank) {
}
