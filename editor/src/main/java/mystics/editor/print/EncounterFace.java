package mystics.editor.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.EncounterCard;
import mystics.editor.art.CardFace;
import mystics.editor.art.CardFaces;

/**
 * An encounter card on paper. The paper card lists the minions of each page, because players with paper have no program that places the
 * minions.
 */
record EncounterFace(BookWords words) {
    CardFace of(EncounterCard card) {
        CardFace shown = CardFaces.of(card);
        List<CardFace.Paragraph> text = new ArrayList<>();
        card.rows().forEach(row -> text.add(new CardFace.Paragraph(words.of(pages(row)), comes(row.minions(), List.of()))));
        if (!card.flags().isEmpty()) text.add(new CardFace.Paragraph(words.of("Besides"), comes(Map.of(), card.flags())));
        if (!card.surge().isEmpty() || !card.surgeFlags().isEmpty()) {
            text.add(new CardFace.Paragraph(words.of("Surge"), comes(card.surge(), card.surgeFlags())));
        }
        text.addAll(shown.text());
        return new CardFace(shown.name(), shown.kind(), shown.band(), shown.sign(), shown.art(), shown.values(), text,
                Sentence.of(words.of(Sentence.of(card.difficulty()))));
    }

    private static Sentence pages(EncounterCard.Row row) {
        return row.to() == 0 ? Sentence.of("From page {n} on", "n", row.from())
                : row.to() == row.from() ? Sentence.of("Page {n}", "n", row.from())
                        : Sentence.of("Pages {from} to {to}", "from", row.from(), "to", row.to());
    }

    private String comes(Map<String, Integer> minions, List<String> flags) {
        return Stream.concat(words.crowd(minions).stream().map(each -> words.of("{what}", "what", each)),
                flags.stream().map(flag -> words.of(Sentence.of(flag)))).collect(Collectors.joining(", "));
    }
}
