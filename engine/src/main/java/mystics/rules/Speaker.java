package mystics.rules;

/**
 * A rule in force and its carrier.
 *
 * @param holder the {@link mystics.table.Holder} that carries it: the figure that has the card, mark or ability, or the
 *    marked space
 * @param card the card that carries it, or -1
 * @param rank its place in the order in which speakers were found; lower ranks speak first
 */
public record Speaker(Rule rule, int holder, int card, int rank) {
}
