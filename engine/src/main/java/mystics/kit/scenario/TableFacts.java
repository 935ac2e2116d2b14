package mystics.kit.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How things stand on a table: what a scenario is given, and what it expects then. Both use the same words; only what is asked and told cannot be given.
 *
 * @param room the room in which everything stands; expected, the one all active heroes are in
 * @param heroes where each stands: a space, or {@code captured}, or {@code away}
 * @param minions the spaces on which the figures of a minion card stand
 * @param bare heroes who have no card at all at first; only given
 * @param cards where a card lies: {@code pack pip}, {@code equipped pip}, {@code deck}, {@code face-up}
 * @param cheese by hero; {@code wounds} by figure; {@code marks} on a figure, {@code spaces} on a space of the room, {@code rooms} on a room, by mark; {@code notes} on the table
 * @param track the cards of the track, top first
 * @param objective how many steps of the objective have been reached
 * @param asked what is asked, or a part of it; {@code offers} keys that can be answered; {@code bars} keys, or beginnings of keys, that cannot
 * @param rolls how many dice wait to be thrown
 * @param log sentences, or parts of them, that have been told; {@code silent} those that have not
 * @param over {@code won} or {@code lost}
 */
record TableFacts(String room, Map<String, String> heroes, Map<String, List<String>> minions, List<String> bare, Map<String, String> cards, Map<String, Integer> cheese,
             Map<String, Integer> wounds, Map<String, Map<String, Integer>> marks, Map<String, Map<String, Integer>> spaces, Map<String, Map<String, Integer>> rooms,
             Map<String, Integer> notes, List<String> track, Optional<Integer> page, Optional<Integer> endPage, Optional<Integer> wheel, Optional<Integer> round, Optional<Integer> objective,
             String asked, List<String> offers, List<String> bars, Optional<Integer> rolls, List<String> log, List<String> silent, String over) {
    /** The single numbers that are stated, by the names the table has for them. */
    SortedMap<String, Integer> numbers() {
        SortedMap<String, Integer> numbers = new TreeMap<>();
        page.ifPresent(number -> numbers.put("PAGE", number));
        endPage.ifPresent(number -> numbers.put("END_PAGE", number));
        wheel.ifPresent(number -> numbers.put("WHEEL", number));
        round.ifPresent(number -> numbers.put("ROUND", number));
        objective.ifPresent(number -> numbers.put("OBJECTIVE", number));
        return numbers;
    }
}
