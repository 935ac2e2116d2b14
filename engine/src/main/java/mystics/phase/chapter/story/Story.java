package mystics.phase.chapter.story;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.content.Passage;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;

/** The passages that are read aloud, and the questions in them (STORY-2). */
public final class Story {
    /** The rule id of a passage in the log. */
    public static final String RULE = "STORY-2";

    private Story() {
    }

    /** Tells the passages of a moment: start, victory, epilogue, defeat-time, defeat-captured, defeat-other. */
    public static void when(Scene scene, String when) {
        new ReadOn(when, "", "").perform(scene);
    }

    /** Tells the passages of a room entered for the first time by a hero. */
    public static void entered(Scene scene, RoomInPlay room, Figure hero) {
        List<Passage> passages = passages(scene, "entered", room.key());
        if (!passages.isEmpty()) read(scene, passages, "entered", Cast.of(scene, hero));
    }

    /** The passages of a moment, in a room or anywhere. */
    static List<Passage> passages(Scene scene, String when, String room) {
        return scene.box().chapter().story().stream()
                .filter(passage -> passage.when().equals(when) && passage.room().equals(room)).toList();
    }

    /** Reads passages one after another. If a passage asks a question, the passages after it are read after the answer. */
    static void read(Scene scene, List<Passage> passages, String when, Cast cast) {
        for (int i = 0; i < passages.size(); i++) {
            Passage passage = passages.get(i);
            if (isRead(passage, cast)) {
                read(passage, cast);
                if (passage.choice().isPresent()) {
                    if (i + 1 < passages.size()) scene.next(new ReadOn(when, passage.room(), passages.get(i + 1).id()));
                    ask(passage, cast);
                    return;
                }
            }
        }
    }

    /**
     * Tells a passage by its id, if its condition holds.
     *
     * @param mover the hero who did the deed of the passage
     * @param places the values of the passage's places, by name
     */
    public static void tell(Scene scene, String id, Figure mover, Map<String, Object> places) {
        Passage passage = passage(scene, id);
        Cast cast = new Cast(scene, Optional.of(mover), places);
        if (isRead(passage, cast)) {
            read(passage, cast);
            ask(passage, cast);
        }
    }

    /** Tells only the additional paragraph of a passage ({@code also}). The line counts even if nobody reads the log. */
    public static void tellAlso(Scene scene, String id) {
        Passage passage = passage(scene, id);
        if (scene.told()) new PassageText(passage, Cast.of(scene)).tellAlso();
        else scene.tell(RULE, passage.also());
    }

    static Passage passage(Scene scene, String id) {
        return scene.box().chapter().story().stream().filter(passage -> passage.id().equals(id)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The chapter has no passage '" + id + "'"));
    }

    private static boolean isRead(Passage passage, Cast cast) {
        return new PassageConditions(cast.scene(), passage, cast).hold(passage.condition());
    }

    private static void read(Passage passage, Cast cast) {
        if (cast.scene().told()) new PassageText(passage, cast).tell();
        Memory.tell(cast.scene(), passage);
    }

    private static void ask(Passage passage, Cast cast) {
        passage.choice().ifPresent(choice -> StoryQuestion.of(passage, choice, cast).ifPresent(cast.scene()::followUp));
    }
}
