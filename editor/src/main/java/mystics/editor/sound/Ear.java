package mystics.editor.sound;

import java.util.List;

/** Hears a game. */
public interface Ear {
    /** Hears nothing. */
    Ear NONE = cues -> {
    };

    /** Hears what happens. */
    void play(List<Cue> cues);

    /** Plays a tune. The implementation may decide not to. */
    default void tune(String of) {
        play(List.of());
    }
}
