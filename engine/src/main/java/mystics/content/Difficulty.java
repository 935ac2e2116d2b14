package mystics.content;

import java.util.List;

/**
 * A level of difficulty: a set of variants that people choose together.
 *
 * @param order the place of the level among all levels, the easiest first
 * @param usual whether this level is chosen by default
 * @param variants the ids of the variants that the level switches on
 */
public record Difficulty(String id, String name, int order, boolean usual, List<String> variants, String text) implements Entry {
}
