package mystics.editor.sound;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import mystics.content.Sound;

/** The sounds of the loaded mods by happening. Each sound is turned into samples at first use, and kept. */
final class Repertoire {
    /** Knows no sound. */
    static final Repertoire SILENT = new Repertoire(List.of());
    private final Map<String, Sound> sounds = new HashMap<>();
    private final Map<Sound, short[]> played = new ConcurrentHashMap<>();

    /** @param all the sounds in the order of their mods; of two sounds for a happening, the later one is played */
    Repertoire(Collection<Sound> all) {
        all.forEach(sound -> sound.of().forEach(happening -> sounds.put(happening, sound)));
    }

    /** Whether a happening has a sound. */
    boolean knows(String happening) {
        return sounds.containsKey(happening);
    }

    /** The samples of a happening. The first call for a happening is slow. */
    Optional<short[]> samples(String happening) {
        return Optional.ofNullable(sounds.get(happening)).map(sound -> played.computeIfAbsent(sound, Performance::of));
    }
}
