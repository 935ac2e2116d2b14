package mystics.content;

import java.util.List;

/**
 * A variant of the rules that a table can switch on or off for a game or a campaign.
 *
 * @param usual whether it is on unless somebody switches it off
 * @param changes the numbers of the rules it reads in another way
 * @param excludes ids of variants that cannot be on beside it
 */
public record Variant(String id, String name, boolean usual, List<String> changes, List<String> excludes, String text) implements Entry {
    /** Whether this one and another cannot be on together, whichever of them says so. */
    public boolean clashes(Variant other) {
        return excludes.contains(other.id) || other.excludes.contains(id);
    }
}
