package mystics.content;

import java.util.List;
import java.util.Map;

/**
 * A chapter of the storybook, with everything its set-up page states (SETUP-1).
 *
 * @param endPage the page of the chapter-end marker
 */
public record Chapter(String id, String name, int number, String intro, Party party, List<TilePlace> tiles, Start start, int endPage,
        Map<String, Integer> encounters, List<Minions> setup, List<Search> searches, List<Minions> surges,
        List<Goal> objective, List<Passage> story) implements Entry {
    /** The party's size, the required heroes and the forbidden ones. */
    public record Party(int size, List<String> required, List<String> forbidden) {
    }

    /** A tile at a place of the grid (column, row; rows grow to the south), and the room that faces up. */
    public record TilePlace(int[] at, String up) {
    }

    /** The heroes' starting spaces: those of a room with a certain mark. */
    public record Start(String room, String mark) {
    }

    /**
     * Minions that a chapter puts into a room, at set-up or by a surge there; {@code once} for a surge that comes only once in the
     * chapter (SURGE-3).
     */
    public record Minions(String room, Map<String, Integer> minions, boolean once) {
    }

    /** A special search (SEARCH-5), in a whole room or only on its spaces with a mark. */
    public record Search(String room, String mark, String finds) {
    }

    /**
     * One step of the objective, in order: a room entered, a room cleared of minions, or heroes on a space.
     *
     * @param on {@code room/space}
     * @param who {@code all-free} for every hero not captured
     */
    public record Goal(String entered, String cleared, String on, String who) {
    }

    /** A passage to read aloud, with the voices of the heroes present. */
    public record Passage(String id, String when, String room, String text, List<Voice> voices, String box, String also) {
    }

    /** A hero's lines in a passage. */
    public record Voice(String who, String says) {
    }
}
