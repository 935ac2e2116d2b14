package mystics.kit.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The state of a table, as a scenario sets or expects it. A scenario uses the same keys to set a table and to expect one. The keys about
 * questions and the log can only state expectations.
 *
 * @param room the rooms where everything stands; spaces without a room lie in the first of them. A scenario that expects this value lists
 * the rooms of all active heroes
 * @param heroes the place of each hero: a space, {@code captured} or {@code away}
 * @param minions the spaces where the figures of each minion card stand
 * @param bare heroes who start without any card; a scenario cannot expect this
 * @param cards the place of each card: {@code pack HERO}, {@code equipped HERO}, {@code deck} or {@code face-up}
 * @param cheese the cheese of each hero
 * @param wounds the wounds of each figure
 * @param marks the marks on each figure
 * @param spaces the marks on each space of the room
 * @param rooms for each room, the marks on it and the contents of its spaces
 * @param notes the notes on the table
 * @param track the cards of the track, top first
 * @param objective the number of goals reached so far, in the order of the objective, among the goals that stay reached
 * @param asked the text of the open question, or a part of it
 * @param offers keys of options that can be chosen
 * @param bars keys, or beginnings of keys, of options that cannot be chosen
 * @param rolls the number of dice that wait to be thrown
 * @param log sentences, or parts of sentences, that must be in the log
 * @param silent sentences, or parts of sentences, that must not be in the log
 * @param over {@code won} or {@code lost}
 */
record TableFacts(List<String> room, Map<String, String> heroes, Map<String, List<String>> minions, List<String> bare,
        Map<String, String> cards,
        Map<String, Integer> cheese,
        Map<String, Integer> wounds, Map<String, Map<String, Integer>> marks, Map<String, Map<String, Integer>> spaces,
        Map<String, Map<String, Object>> rooms,
        Map<String, Integer> notes, List<String> track, Optional<Integer> page, Optional<Integer> endPage, Optional<Integer> wheel,
        Optional<Integer> round, Optional<Integer> objective,
        String asked, List<String> offers, List<String> bars, Optional<Integer> rolls, List<String> log, List<String> silent, String over) {
    /** The facts of single rooms, in the order of the file. */
    List<RoomFacts> eachRoom() {
        return RoomFacts.of(rooms);
    }

    /** The rooms on the table; a space given without a room lies in the first of them. */
    List<String> roomsOnTable() {
        return Stream.concat(room.stream(), eachRoom().stream().filter(RoomFacts::isLaidOut).map(RoomFacts::room)).distinct().toList();
    }

    /** The stated numbers of the clock, by their names on the table. */
    SortedMap<String, Integer> numbers() {
        SortedMap<String, Integer> numbers = new TreeMap<>();
        page.ifPresent(number -> numbers.put("PAGE", number));
        endPage.ifPresent(number -> numbers.put("END_PAGE", number));
        wheel.ifPresent(number -> numbers.put("WHEEL", number));
        round.ifPresent(number -> numbers.put("ROUND", number));
        objective.ifPresent(number -> numbers.put("OBJECTIVE", (1 << number) - 1));
        return numbers;
    }
}
