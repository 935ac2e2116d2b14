package mystics.content;

/**
 * A variant of the rules that a table can switch on or off for a campaign.
 *
 * @param usual whether it is on unless somebody switches it off
 */
public record Variant(String id, String name, boolean usual, String text) implements Entry {
}
