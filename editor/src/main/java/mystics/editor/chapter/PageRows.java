package mystics.editor.chapter;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.content.EncounterCard;

/** What the hourglass's pages mean for encounters: the rows that apply on a page (ENC-2). */
public record PageRows(List<EncounterCard> deck) {
    /** The encounter cards of the levels of difficulty that a chapter uses; all encounter cards if the chapter names no level. */
    public static PageRows of(Chapter chapter, Collection<EncounterCard> cards) {
        List<EncounterCard> deck = cards.stream().filter(card -> chapter.encounters().getOrDefault(card.difficulty(), 0) > 0).toList();
        return new PageRows(deck.isEmpty() ? List.copyOf(cards) : deck);
    }

    /** The row that most cards use on a page, and the average number of minions. */
    public Sentence on(int page) {
        TreeMap<String, List<EncounterCard.Row>> rows = new TreeMap<>(rows(page)
                .collect(Collectors.groupingBy(row -> row.from() + "-" + row.to())));
        if (rows.isEmpty()) return Sentence.of("No encounter brings anybody");
        EncounterCard.Row row = rows.values().stream().max(Comparator.comparingInt(List::size)).orElseThrow().get(0);
        String minions = String.format(Locale.ROOT, "%.1f", minions(page));
        return row.to() == 0 ? Sentence.of("row {from} and later, {n} minions a card", "from", row.from(), "n", minions)
                : Sentence.of("row {from} to {to}, {n} minions a card", "from", row.from(), "to", row.to(), "n", minions);
    }

    /** The minions that an encounter brings on a page, on average. */
    public double minions(int page) {
        return deck.stream().mapToInt(card -> card.minions(page).values().stream().mapToInt(Integer::intValue).sum()).average().orElse(0);
    }

    private Stream<EncounterCard.Row> rows(int page) {
        return deck.stream().flatMap(card -> card.rows().stream().filter(row -> page >= row.from() && (row.to() == 0 || page <= row.to()))
                .findFirst().stream());
    }
}
