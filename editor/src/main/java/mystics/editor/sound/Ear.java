package mystics.editor.sound;

import java.util.List;

/** Hears a game. */
public interface Ear {
    /** Hears nothing. */
    Ear NONE = cues -> {
    };

    /** Hears what happens. */
    void play(List<Cue> cues);

    /** Plays a tune. An implementation may leave the tune out. */
    default void tune(String of) {
        play(List.of());
    }
}
