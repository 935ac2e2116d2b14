package mystics.proof;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.choice.Purpose;
import mystics.content.CardType;
import mystics.content.EncounterCard;
import mystics.phase.card.Cards;
import mystics.play.Chance;
import mystics.rules.CardInPlay;
import mystics.rules.Dice;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Zone;

/**
 * The chance of a game that draws some cards before all others.
 *
 * @param wished the ids of the search cards and encounter cards to draw first
 */
record WishedChance(Chance chance, Set<String> wished) implements Chance {
    @Override
    public int draw(Scene scene, Purpose purpose, int bound, int before) {
        List<Integer> places = places(scene, purpose, bound);
        return places.isEmpty() ? chance.draw(scene, purpose, bound, before)
                : places.get(chance.draw(scene, purpose, places.size(), before));
    }

    /** The positions of the wished cards in the deck from which a card is drawn. */
    private List<Integer> places(Scene scene, Purpose purpose, int bound) {
        Stream<List<CardInPlay>> decks = switch (purpose) {
            case SEARCH -> Stream.of(Cards.search(scene, Zone.DECK));
            case ENCOUNTER -> Stream.concat(Stream.of(encounters(scene, Zone.DECK)), left(scene));
            default -> Stream.empty();
        };
        return decks.filter(deck -> deck.size() == bound).findFirst().stream()
                .flatMap(deck -> IntStream.range(0, bound).filter(place -> wished.contains(deck.get(place).getId())).boxed()).toList();
    }

    /** While the encounter deck is built, its cards are drawn from the remaining cards of each difficulty. */
    private static Stream<List<CardInPlay>> left(Scene scene) {
        return encounters(scene, Zone.GONE).stream().collect(Collectors
                .groupingBy(card -> ((EncounterCard) scene.box().card(card.getNumber())).difficulty())).values().stream();
    }

    private static List<CardInPlay> encounters(Scene scene, Zone zone) {
        return IntStream.range(0, scene.box().cardCount())
                .filter(card -> scene.box().cardType(card) == CardType.ENCOUNTER && scene.draft().zone(card) == zone)
                .mapToObj(scene::card).toList();
    }

    @Override
    public Dice roll(Scene scene, Purpose purpose, int dice, int before) {
        return chance.roll(scene, purpose, dice, before);
    }

    @Override
    public void begins(Scene scene, Step step) {
        chance.begins(scene, step);
    }

    @Override
    public boolean isRecorded() {
        return chance.isRecorded();
    }
}
