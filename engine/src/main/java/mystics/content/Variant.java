package mystics.content;

import java.util.List;

/**
 * A variant of the rules that players can switch on or off for a game or a campaign.
 *
 * @param usual whether the variant is on by default
 * @param newcomers whether the variant only makes the first games easier; it is then on in the first games of newcomers
 *    unless they switch it off
 * @param changes the ids of the rules that the variant changes
 * @param excludes ids of variants that cannot be on at the same time
 */
public record Variant(String id, String name, boolean usual, boolean newcomers, List<String> changes, List<String> excludes, String text)
        implements Entry {
    /** Whether two variants cannot be on together. One of the two variants must say that it excludes the other. */
    public boolean clashes(Variant other) {
        return excludes.contains(other.id) || other.excludes.contains(id);
    }
}
