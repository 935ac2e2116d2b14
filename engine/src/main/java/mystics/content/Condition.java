package mystics.content;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A condition under which a part of the story is read (STORY-2). All keys that are given must hold.
 *
 * @param with marks that lie on the table, such as story achievements; {@code without} marks that do not
 * @param atLeast marks of the table, and how often each must lie there; {@code atMost} likewise
 * @param here heroes who are there and can speak; {@code party} heroes of the party, captured ones too
 * @param mover the hero who did what the passage speaks of
 * @param in a room in which a hero stands
 * @param held a card that a hero or the party has
 * @param captured whether somebody is captured now
 * @param won chapters that were won in this campaign; {@code lost} those played and not won; {@code played} those played at all
 * @param attempt whether the chapter is played for the first time in this campaign, or again
 * @param first whether the passage has not been read before in this campaign
 * @param not what must not be so
 * @param any of these one must be so
 */
public record Condition(List<String> with, List<String> without, Map<String, Integer> atLeast, Map<String, Integer> atMost,
        List<String> here, List<String> party, String mover, String in, String held, boolean captured, List<String> won, List<String> lost,
        List<String> played, @Key("try") Attempt attempt, boolean first, Optional<Condition> not, List<Condition> any) {
    /** The first time a chapter is played, or a later one. */
    public enum Attempt {
        FIRST, AGAIN
    }
}
