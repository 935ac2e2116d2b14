package mystics.editor.sound;

import java.util.List;

/** Hears a game. */
public interface Ear {
    /** Hears nothing. */
    Ear NONE = cues -> {
    };

    /** Hears what happens. */
    void play(List<Cue> cues);

    /** Plays a tune. A listener that plays no tunes need not implement this method. */
    default void tune(String of) {
        play(List.of());
    }
}
