package mystics.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Zone;

/**
 * The cards of the party. Each card has a number, by which players ask for its text. What the heroes carry comes first, then the stash,
 * then the abilities.
 */
public final class PartyCards {
    private static final List<Zone> CARRIED = List.of(Zone.EQUIPPED, Zone.PACK, Zone.TRICKS);
    private final List<CardInPlay> cards;

    private PartyCards(List<CardInPlay> cards) {
        this.cards = cards;
    }

    /** The cards of a scene's party. */
    public static PartyCards of(Scene scene) {
        List<CardInPlay> cards = new ArrayList<>();
        scene.party().forEach(hero -> carried(hero).forEach(cards::add));
        cards.addAll(Possessions.stash(scene));
        scene.party().forEach(hero -> cards.addAll(hero.getAbilities()));
        return new PartyCards(List.copyOf(cards));
    }

    /** The cards that a hero carries: those equipped first. */
    public static Stream<CardInPlay> carried(Figure hero) {
        return CARRIED.stream().flatMap(zone -> hero.cards(zone).stream());
    }

    /** The number of cards, which is the number of the last card. */
    public int size() {
        return cards.size();
    }

    /** The card with a number. */
    public Optional<CardInPlay> card(int number) {
        return number >= 1 && number <= cards.size() ? Optional.of(cards.get(number - 1)) : Optional.empty();
    }

    /** The number of one of these cards. */
    public int numberOf(CardInPlay card) {
        return 1 + cards.stream().map(CardInPlay::getNumber).toList().indexOf(card.getNumber());
    }
}
