package mystics.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decides which player reads which voice of a page aloud. Each player reads the voices of his or her own heroes. Players take turns reading
 * all other voices, so that everybody reads. With fewer than two names, no reader is named.
 *
 * @param players the names of the players by the names of their heroes, in the order of the party, without heroes whose player has no name
 */
public record Readers(Map<String, String> players) {
    public Readers {
        players = new LinkedHashMap<>(players);
    }

    /**
     * The reader of a voice; empty if no reader is named.
     *
     * @param words the whole page
     * @param voices the names of all possible speakers
     */
    public Optional<String> who(String voice, String words, Collection<String> voices) {
        List<String> names = new ArrayList<>(players.values()).stream().distinct().toList();
        if (names.size() < 2) return Optional.empty();
        return Optional.ofNullable(players.get(voice))
                .or(() -> Optional.of(names.get(Math.floorMod(others(words, voices).indexOf(voice) + words.length(), names.size()))));
    }

    /** The voices that belong to no player, in the order of the page. */
    private List<String> others(String words, Collection<String> voices) {
        return words.lines().map(line -> line.substring(0, Math.max(0, line.indexOf(": ")))).filter(voices::contains)
                .filter(voice -> !players.containsKey(voice)).distinct().toList();
    }
}
