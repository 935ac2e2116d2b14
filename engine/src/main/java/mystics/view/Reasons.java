package mystics.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import mystics.choice.Sentence;
import mystics.rules.Refusal;

/** The reasons why actions are impossible, in the order of a turn's options. Actions with the same reason share one line. */
public final class Reasons {
    private Reasons() {
    }

    /**
     * Combines refusals with the same reason.
     *
     * @param wording translates a refusal
     */
    public static List<Refusal> together(List<Refusal> refusals, UnaryOperator<Refusal> wording) {
        Map<Refusal, List<String>> groups = new LinkedHashMap<>();
        refusals.stream().sorted(Comparator.comparing(OptionGroup::of)).map(wording)
                .forEach(refusal -> groups.computeIfAbsent(refusal.of(Sentence.EMPTY), reason -> new ArrayList<>())
                        .add(refusal.what().toString()));
        return groups.entrySet().stream().map(group -> group.getKey().of(Sentence.of(names(group.getValue())))).toList();
    }

    /** A list of actions as one phrase. Common words at the beginning and end appear once, as in {@code Share with Ann, Bo}. */
    static String names(List<String> things) {
        List<List<String>> words = things.stream().distinct().map(thing -> List.of(thing.split(" "))).toList();
        List<String> first = words.get(0);
        int shortest = words.stream().mapToInt(List::size).min().orElseThrow() - 1;
        int before = 0;
        while (before < shortest && agree(words, before)) {
            before++;
        }
        int behind = 0;
        while (behind < shortest - before && agree(words, -1 - behind)) {
            behind++;
        }
        List<String> parts = new ArrayList<>();
        for (List<String> thing : words) {
            parts.add(String.join(" ", thing.subList(before, thing.size() - behind)));
        }
        String names = String.join(" ", first.subList(0, before)) + " " + String.join(", ", parts) + " "
                + String.join(" ", first.subList(first.size() - behind, first.size()));
        return names.strip();
    }

    /** Whether all lists have the same word at an index. Negative indexes count from the end. */
    private static boolean agree(List<List<String>> words, int place) {
        return words.stream().map(thing -> thing.get(place < 0 ? thing.size() + place : place)).distinct().count() == 1;
    }
}
