package mystics.editor.play.ask;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.sight.Pick;

/**
 * Why some uncertain moves have a better chance than others. The remarks on such a move are those on every uncertain move, its own throw of
 * dice, and before the throw what makes the throw better.
 */
final class ChanceReasons {
    private ChanceReasons() {
    }

    /** The reason for each chance that has one; empty if all moves have the same chance. */
    static List<Sentence> of(List<Pick> moves, PickPreviews outlook) {
        Map<String, List<String>> own = new LinkedHashMap<>();
        moves.forEach(move -> own.computeIfAbsent(outlook.chance(move), chance -> new ArrayList<>(outlook.unseen(move)))
                .retainAll(outlook.unseen(move)));
        if (own.size() < 2) return List.of();
        List<String> everywhere = new ArrayList<>(own.values().iterator().next());
        own.values().forEach(everywhere::retainAll);
        own.values().forEach(remarks -> remarks.removeAll(everywhere));
        int least = own.values().stream().mapToInt(List::size).min().orElse(0);
        return own.entrySet().stream().flatMap(one -> reason(one.getKey(), one.getValue(), least)).toList();
    }

    private static Stream<Sentence> reason(String chance, List<String> remarks, int least) {
        return remarks.size() == least ? Stream.of() : Stream.of(Sentence.of("{chance}: {why}.", "chance", chance, "why",
                String.join(", ", remarks.subList(0, remarks.size() - least))));
    }
}
