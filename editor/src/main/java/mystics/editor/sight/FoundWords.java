package mystics.editor.sight;

import java.util.List;
import mystics.choice.Sentence;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.rules.Called;
import mystics.rules.Line;

/** The words above a found card: who finds it, and that it goes to the stash if nobody is asked about it (SEARCH-3). */
final class FoundWords {
    private FoundWords() {
    }

    /** The words for a log line that tells of a find. */
    static Sentence of(Line line, Card card, List<HeroSheet> party) {
        String hero = Interlude.place(line, "hero").orElse("");
        return party.stream().filter(sheet -> sheet.name().equals(hero)).findFirst().map(sheet -> of(sheet, card)).orElse(line.text());
    }

    private static Sentence of(HeroSheet finder, Card card) {
        String pattern = card.type() == CardType.PARTY_ITEM ? "{hero} finds: {card}, for the stash that all mice share"
                : "{hero} finds: {card}";
        return Sentence.of(pattern, "hero", finder.spoken(), "card", Called.by(card));
    }
}
