package mystics.editor.sight;

import java.util.List;
import java.util.Set;
import mystics.choice.Name;
import mystics.choice.Sentence;
import mystics.content.Card;
import mystics.content.Need;
import mystics.editor.board.BoardEvent;
import mystics.rules.Called;
import mystics.rules.Line;

/** The words about a found card: the hero who finds it, and the heroes of the party who meet its requirement (FREE-4). */
public final class FoundWords {
    private static final Set<HeroSheet.Presence> GONE = Set.of(HeroSheet.Presence.SAFE, HeroSheet.Presence.RESERVE);

    private FoundWords() {
    }

    /** The words for a log line that tells of a find. */
    static BoardEvent.FindWords of(Line line, Card card, List<HeroSheet> party) {
        String hero = Interlude.place(line, "hero").orElse("");
        return party.stream().filter(sheet -> sheet.name().equals(hero)).findFirst().map(sheet -> of(sheet, card, party))
                .orElseGet(() -> new BoardEvent.FindWords(line.text(), use(card, party)));
    }

    /** The words for a hero of the party who finds a card. */
    public static BoardEvent.FindWords of(HeroSheet finder, Card card, List<HeroSheet> party) {
        Sentence words = Sentence.of("{hero} finds {card}", "hero", finder.spoken(), "card", Called.by(card));
        return new BoardEvent.FindWords(words, use(card, party));
    }

    /** The heroes who can use a card; empty if everybody can. */
    private static Sentence use(Card card, List<HeroSheet> party) {
        if (card.need().equals(Need.NOTHING)) return Sentence.EMPTY;
        List<Name> users = party.stream().filter(hero -> !GONE.contains(hero.presence()) && card.need().metBy(hero.printed()))
                .map(HeroSheet::spoken).toList();
        return users.stream().map(Sentence::from).reduce((one, other) -> Sentence.of("{one} or {other}", "one", one, "other", other))
                .map(names -> Sentence.of("for {heroes}", "heroes", names)).orElse(Sentence.of("of use to nobody here"));
    }
}
