package mystics.editor.play.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import mystics.editor.sight.Pick;

/**
 * The keys of choices. The spaces of a list get their keys in the order of the board, and each space keeps its key in the next list of
 * spaces of the same rooms, whoever is asked. If the first key were missing from a list, its spaces get new keys: a list begins with 1.
 */
final class SpaceKeys {
    private static final String FIRST = "1";
    private Map<String, String> kept = Map.of();
    private Set<String> rooms = Set.of();

    /** The keys of a repeated question, by the keys of the picks. */
    Map<String, String> of(Repeated asked) {
        Map<String, String> keys = new LinkedHashMap<>(PickKeys.of(asked));
        List<Pick> spaces = asked.seen().stream().filter(pick -> !pick.isEnd())
                .sorted(Comparator.comparing(Pick::room).thenComparing(Pick::about)).toList();
        if (spaces.isEmpty() || spaces.stream().anyMatch(pick -> pick.room().isEmpty())) return keys;
        Set<String> here = spaces.stream().map(Pick::room).collect(Collectors.toSet());
        if (!here.equals(rooms) || !begins(spaces)) kept = Map.of();
        rooms = here;
        if (!keep(spaces)) {
            kept = Map.of();
            keep(spaces);
        }
        spaces.forEach(space -> keys.put(space.key(), kept.getOrDefault(space.key(), "")));
        return keys;
    }

    private boolean begins(List<Pick> spaces) {
        return kept.isEmpty() || spaces.stream().anyMatch(space -> FIRST.equals(kept.get(space.key())));
    }

    /** Gives each new space the next free sign. Returns false if there are not enough signs. */
    private boolean keep(List<Pick> spaces) {
        Map<String, String> all = new LinkedHashMap<>(kept);
        List<String> free = new ArrayList<>(Arrays.asList(PickKeys.LIST.split("")));
        free.removeAll(all.values());
        spaces.stream().filter(space -> !all.containsKey(space.key())).limit(free.size())
                .forEach(space -> all.put(space.key(), free.remove(0)));
        kept = all;
        return spaces.stream().allMatch(space -> all.containsKey(space.key()));
    }
}
