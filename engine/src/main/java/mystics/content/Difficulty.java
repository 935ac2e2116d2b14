package mystics.content;

import java.util.List;

/**
 * A name for how hard a game is: some variants that people choose at once.
 *
 * @param order its place among the others, the easiest first
 * @param usual whether it is chosen unless somebody chooses another
 * @param variants the ids of the variants that it switches on
 */
public record Difficulty(String id, String name, int order, boolean usual, List<String> variants, String text) implements Entry {
}
