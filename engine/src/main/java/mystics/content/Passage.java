package mystics.content;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A passage to read aloud (STORY-2): narration, voices, an exchange, and perhaps a question.
 *
 * @param when the moment at which it is read; {@code told} waits for a rule
 * @param room the room whose first entering it belongs to; empty for others
 * @param condition what must be so, or it is not read
 * @param scene the picture beside it, {@code art/scenes/SCENE.svg}; empty for none
 * @param seen what that picture shows, for whoever does not see it; empty for none
 * @param instead other narrations: the first whose condition holds replaces {@code text}
 * @param parts what stands in places of the narration, by the name of the place: the first that holds, or nothing
 * @param voices what heroes and persons say; those who are there are chosen from
 * @param most the most voices that are heard; three if nothing is said
 * @param banter exchanges: the first whose speakers are all there and whose condition holds is heard
 * @param everywhere whether heroes in other rooms are heard, too
 * @param box the rules of the moment, set apart
 * @param also another paragraph, which a rule may tell later
 */
public record Passage(String id, String when, String room, @Key("if") Optional<Condition> condition, String scene, String seen,
        String text, List<Telling> instead, Map<String, List<Telling>> parts, List<Voice> voices, Optional<Integer> most,
        List<Exchange> banter, boolean everywhere, Optional<Crossroads> choice, String box, String also) {
    private static final int USUAL_VOICES = 3;

    /** A text that is told where its condition holds. */
    public record Telling(@Key("if") Optional<Condition> condition, String text) {
    }

    /** A line of a hero or a person, by the id of either. */
    public record Voice(String who, String says, @Key("if") Optional<Condition> condition) {
    }

    /** Several lines that belong together. */
    public record Exchange(@Key("if") Optional<Condition> condition, List<Voice> lines) {
    }

    /** The most voices that are heard. */
    public int mostVoices() {
        return most.orElse(USUAL_VOICES);
    }
}
