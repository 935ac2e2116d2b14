package mystics.phase.chapter.story;

import java.util.List;
import mystics.content.Chapter;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;

/** The passages that are read aloud (STORY-2): narration, then the voices of the heroes who are there, at most three. */
public final class Story {
    /** The rule id by which the log knows a passage. */
    public static final String RULE = "STORY-2";
    private static final int VOICES = 3;

    private Story() {
    }

    /** Tells the passages of a moment: start, victory, epilogue, defeat-time, defeat-captured, defeat-other. */
    public static void when(Scene scene, String when) {
        scene.box().chapter().story().stream().filter(passage -> passage.when().equals(when))
                .forEach(passage -> tell(scene, passage, first(scene)));
    }

    /** Tells the passage of a room entered for the first time. */
    public static void entered(Scene scene, RoomInPlay room) {
        scene.box().chapter().story().stream().filter(passage -> passage.when().equals("entered") && passage.room().equals(room.key()))
                .forEach(passage -> tell(scene, passage, first(scene)));
    }

    /** Tells a passage by its id; {@code mover} is the one who did what it speaks of. */
    public static void tell(Scene scene, String id, Figure mover) {
        tell(scene, passage(scene, id), mover);
    }

    /** Tells only the other paragraph of a passage. */
    public static void tellAlso(Scene scene, String id) {
        if (scene.told()) {
            scene.tell(RULE, passage(scene, id).also());
        }
    }

    private static Chapter.Passage passage(Scene scene, String id) {
        return scene.box().chapter().story().stream().filter(passage -> passage.id().equals(id)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The chapter has no passage '" + id + "'"));
    }

    private static Figure first(Scene scene) {
        List<Figure> heroes = scene.heroes();
        return heroes.isEmpty() ? scene.party().get(0) : heroes.get(0);
    }

    private static void tell(Scene scene, Chapter.Passage passage, Figure mover) {
        Memory.tell(scene, passage);
        if (!scene.told()) {
            return;
        }
        StringBuilder pattern = new StringBuilder(passage.text().strip());
        passage.voices().stream().filter(voice -> scene.party().stream().anyMatch(hero -> hero.key().equals(voice.who()))).limit(VOICES)
                .forEach(voice -> pattern.append("\n\n").append(scene.box().catalog().heroes().get(voice.who()).name()).append(": ")
                        .append(voice.says()));
        if (!passage.box().isEmpty()) {
            pattern.append("\n\n[").append(passage.box()).append("]");
        }
        scene.tell(RULE, pattern.toString(), "first", first(scene), "mover", mover);
    }
}
