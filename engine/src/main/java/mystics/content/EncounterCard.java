package mystics.content;

import java.util.List;
import java.util.Map;

/**
 * An encounter card (ENC-1..4).
 *
 * @param flags effects besides minions, such as an ambush
 * @param surge the minions of the card's surge line
 * @param surgeFlags further effects of that surge line
 */
public record EncounterCard(String id, String name, String difficulty, List<String> flags, List<Row> rows, Map<String, Integer> surge,
        List<String> surgeFlags, String text)
        implements
            Entry {
    /** One row: the minions that arrive while the hourglass is on certain pages. If {@code to} is 0, the row has no last page. */
    public record Row(int from, int to, Map<String, Integer> minions) {
    }

    /** The minions that arrive while the hourglass shows a page; empty when no row covers the page. */
    public Map<String, Integer> minions(int page) {
        return rows.stream().filter(row -> page >= row.from() && (row.to() == 0 || page <= row.to())).findFirst().map(Row::minions)
                .orElse(Map.of());
    }
}
