package mystics.content;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A passage to read aloud (STORY-2): narration, voices, an exchange, and perhaps a question.
 *
 * @param when the moment at which the passage is read; {@code told} means that a rule tells the passage
 * @param room the room in which that moment happens; empty if the moment belongs to no room
 * @param condition the condition for reading the passage
 * @param scene the picture beside the passage, {@code art/scenes/SCENE.svg}; empty for none
 * @param seen a description of the picture for people who cannot see it; empty for none
 * @param instead other narrations; the first one whose condition holds replaces {@code text}
 * @param parts the texts for the places of the narration, by the name of the place; the first text whose condition holds fills the place,
 *        which may stay empty
 * @param voices lines of heroes and persons, of whom only those present speak
 * @param most the greatest number of voices to hear; 3 if not given
 * @param banter exchanges; the first one that fits is heard: its condition holds and all of its speakers are present
 * @param everywhere whether heroes in other rooms are heard, too
 * @param box a text about the rules for this moment, shown in a box of its own
 * @param also another paragraph, which a rule may tell later
 */
public record Passage(String id, String when, String room, @Key("if") Optional<Condition> condition, String scene, String seen,
        String text, List<Telling> instead, Map<String, List<Telling>> parts, List<Voice> voices, Optional<Integer> most,
        List<Exchange> banter, boolean everywhere, Optional<Crossroads> choice, String box, String also) {
    private static final int USUAL_VOICES = 3;

    /** A text with the condition under which it is told. */
    public record Telling(@Key("if") Optional<Condition> condition, String text) {
    }

    /**
     * A line of a hero or a person; the speaker is given by id.
     *
     * @param always whether the line is heard in any case if its speaker is there, however long the passage is
     */
    public record Voice(String who, String says, @Key("if") Optional<Condition> condition, boolean always) {
    }

    /** Several lines that belong together. */
    public record Exchange(@Key("if") Optional<Condition> condition, List<Voice> lines) {
    }

    /** The greatest number of voices to hear. */
    public int mostVoices() {
        return most.orElse(USUAL_VOICES);
    }
}
