package mystics.editor.sight;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import mystics.choice.Name;
import mystics.choice.Sentence;
import mystics.content.Card;
import mystics.content.Need;
import mystics.editor.board.BoardEvent;
import mystics.rules.Called;
import mystics.rules.Line;

/**
 * The words about a found card: the hero who finds it, who can use it, and what to do with it, such as to share it with a hero
 * who meets its requirement (FREE-4).
 */
public final class FoundWords {
    private static final Set<HeroSheet.Presence> GONE = Set.of(HeroSheet.Presence.SAFE, HeroSheet.Presence.RESERVE);

    private FoundWords() {
    }

    /** The words for a log line that tells of a find. */
    static BoardEvent.FindWords of(Line line, Card card, List<HeroSheet> party) {
        String hero = Interlude.place(line, "hero").orElse("");
        return party.stream().filter(sheet -> sheet.name().equals(hero)).findFirst().map(sheet -> of(sheet, card, party))
                .orElseGet(() -> new BoardEvent.FindWords(line.text(), place(card)));
    }

    /** The words for a hero of the party who finds a card. */
    public static BoardEvent.FindWords of(HeroSheet finder, Card card, List<HeroSheet> party) {
        Sentence words = Sentence.of("{hero} finds: {card}", "hero", finder.spoken(), "card", Called.by(card));
        return new BoardEvent.FindWords(words, use(finder, card, party));
    }

    /** The place of a card that does not go to its finder; otherwise empty. */
    private static Sentence place(Card card) {
        return switch (card.type()) {
            case PARTY_ITEM -> Sentence.of("for the stash that all mice share");
            case TRICK -> Sentence.of("for later");
            default -> Sentence.EMPTY;
        };
    }

    private static Sentence use(HeroSheet finder, Card card, List<HeroSheet> party) {
        boolean own = card.need().equals(Need.NOTHING) || card.need().metBy(finder.printed());
        Sentence place = place(card);
        if (own && !place.isEmpty()) return place;
        Sentence next = own ? can(finder, card) : cannot(finder, card, party);
        return place.isEmpty() ? next : Sentence.of("{place}; {next}", "place", place, "next", next);
    }

    /** The heroes still in the game who can use a card. */
    static Stream<HeroSheet> users(Card card, List<HeroSheet> party) {
        return party.stream().filter(hero -> !GONE.contains(hero.presence()) && card.need().metBy(hero.printed()));
    }

    /** What the finder can do with a card. Whether the card is kept is still asked (SEARCH-2). */
    private static Sentence can(HeroSheet finder, Card card) {
        return Sentence.of(card.type().equipment() ? "If kept: {hero} can use it (Equip)" : "If kept: {hero} can use it",
                "hero", finder.spoken());
    }

    /** That the finder cannot use a card, and who can if it is kept. */
    private static Sentence cannot(HeroSheet finder, Card card, List<HeroSheet> party) {
        List<Name> users = users(card, party).map(HeroSheet::spoken).toList();
        return users.stream().map(Sentence::from)
                .reduce((one, other) -> Sentence.of("{one} or {other}", "one", one, "other", other))
                .map(names -> Sentence.of("{hero} cannot use it: if kept, share it with {heroes}", "hero", finder.spoken(),
                        "heroes", names))
                .orElse(Sentence.of("nobody here can use it yet"));
    }
}
