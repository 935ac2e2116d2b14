package mystics.content;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A condition under which a part of the story is read (STORY-2). A condition holds if all of its keys hold.
 *
 * @param with marks that must lie on the table, such as story achievements
 * @param without marks that must not lie on the table
 * @param atLeast the least number of each of these marks that must lie on the table
 * @param atMost the greatest number of each of these marks that may lie on the table
 * @param here heroes who are present and can speak
 * @param party heroes of the party, captured heroes included
 * @param mover the hero whose deed the passage describes
 * @param in a room in which at least one hero stands
 * @param held a card that a hero or the party has
 * @param captured whether at least one hero is captured now
 * @param won chapters that were won in this campaign
 * @param lost chapters that were played and not won
 * @param played chapters that were played
 * @param attempt again if the party tries a chapter again that it has lost and not won; otherwise first
 * @param first whether the passage has not been read before in this campaign
 * @param not a condition that must not hold
 * @param any conditions of which at least one must hold
 */
public record Condition(List<String> with, List<String> without, Map<String, Integer> atLeast, Map<String, Integer> atMost,
        List<String> here, List<String> party, String mover, String in, String held, boolean captured, List<String> won, List<String> lost,
        List<String> played, @Key("try") Attempt attempt, boolean first, Optional<Condition> not, List<Condition> any) {
    /** Whether a party tries again a chapter that it has lost and not won. */
    public enum Attempt {
        FIRST, AGAIN
    }
}
