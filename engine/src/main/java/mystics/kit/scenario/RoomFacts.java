package mystics.kit.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The state of one room, as a scenario sets or expects it under the key {@code rooms}. This value lists marks on the room itself and, under
 * the keys {@code heroes}, {@code minions} and {@code spaces}, the contents of its spaces. Every space is returned with its room, as in
 * {@code cellar/b2}.
 *
 * @param stated the keys and values of the file, checked by its schema
 */
record RoomFacts(String room, Map<String, Object> stated) {
    private static final String HEROES = "heroes";
    private static final String MINIONS = "minions";
    private static final String SPACES = "spaces";
    private static final Set<String> CONTENTS = Set.of(HEROES, MINIONS, SPACES);

    /** The facts of each room, in the order of the file. */
    static List<RoomFacts> of(Map<String, Map<String, Object>> rooms) {
        List<RoomFacts> facts = new ArrayList<>();
        rooms.forEach((room, stated) -> facts.add(new RoomFacts(room, stated)));
        return facts;
    }

    /** Whether the scenario states the contents of the room's spaces, so that the room is on the table. */
    boolean isLaidOut() {
        return stated.keySet().stream().anyMatch(CONTENTS::contains);
    }

    /** The space of each hero. */
    Map<String, String> heroes() {
        Map<String, String> heroes = new TreeMap<>();
        under(HEROES).forEach((hero, space) -> heroes.put(hero, at((String) space)));
        return heroes;
    }

    /** The spaces in this room where the figures of each minion card stand. */
    Map<String, List<String>> minions() {
        Map<String, List<String>> minions = new TreeMap<>();
        under(MINIONS).forEach((minion, spaces) -> minions.put(minion,
                ((List<?>) spaces).stream().map(space -> at((String) space)).toList()));
        return minions;
    }

    /** The marks on each space. */
    Map<String, Map<String, Integer>> spaces() {
        Map<String, Map<String, Integer>> spaces = new TreeMap<>();
        under(SPACES).forEach((space, marks) -> spaces.put(at(space), numbers((Map<?, ?>) marks)));
        return spaces;
    }

    /** The marks on the room itself. */
    Map<String, Integer> marks() {
        Map<String, Object> marks = new TreeMap<>(stated);
        marks.keySet().removeAll(CONTENTS);
        return numbers(marks);
    }

    private Map<String, ?> under(String key) {
        Map<String, Object> values = new TreeMap<>();
        if (stated.get(key) instanceof Map<?, ?> map) {
            map.forEach((name, value) -> values.put((String) name, value));
        }
        return values;
    }

    private static Map<String, Integer> numbers(Map<?, ?> marks) {
        Map<String, Integer> numbers = new TreeMap<>();
        marks.forEach((mark, number) -> numbers.put((String) mark, (Integer) number));
        return numbers;
    }

    private String at(String space) {
        return room + "/" + space;
    }
}
