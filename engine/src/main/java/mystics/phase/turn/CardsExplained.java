package mystics.phase.turn;

import java.util.List;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.CardType;
import mystics.phase.card.Cards;
import mystics.phase.card.EquipAllowed;
import mystics.rules.CardInPlay;
import mystics.rules.CardNow;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Requirement;
import mystics.rules.Scene;
import mystics.table.Zone;

/**
 * Explains why cards of the hero and the party cannot be used now, if their own rules neither offer nor explain them. Most unexplained
 * cards can be used only at another moment.
 */
final class CardsExplained {
    /** The timing of abilities that are asked for before the turn, and are too late within it. */
    private static final String BEFORE_TURN = "before-turn";

    private CardsExplained() {
    }

    static void explain(Scene scene, HeroTurn turn) {
        List<Refusal> told = turn.refusals();
        Figure hero = turn.hero;
        Stream.of(hero.getAbilities(), hero.getTricks(), hero.getPack(), Cards.search(scene, Zone.STASH)).flatMap(List::stream)
                .filter(card -> turn.deeds().stream().noneMatch(deed -> names(deed.key(), card))
                        && told.stream().noneMatch(refusal -> refusal.what().toString().contains(card.getName())))
                .forEach(card -> turn.bar(Sentence.from(card), why(scene, hero, card)));
    }

    /** The state of all cards that the hero has, after all options and reasons of the turn have been gathered. */
    static List<CardNow> now(Scene scene, HeroTurn turn) {
        return Stream.of(turn.hero.getAbilities(), turn.hero.getTricks(), turn.hero.getPack()).flatMap(List::stream)
                .map(card -> new CardNow(card.getId(), cost(turn, card), barred(scene, turn, card))).toList();
    }

    private static int cost(HeroTurn turn, CardInPlay card) {
        return turn.prices().stream().filter(price -> price.card().equals(card)).mapToInt(HeroTurn.Price::cost).findFirst()
                .orElse(card.getCost());
    }

    private static Refusal barred(Scene scene, HeroTurn turn, CardInPlay card) {
        if (turn.deeds().stream().anyMatch(deed -> names(deed.key(), card))) return Refusal.NONE;
        return turn.refusals().stream().filter(refusal -> refusal.what().toString().contains(card.getName())).findFirst()
                .orElseGet(() -> card.facts().timing().equals(BEFORE_TURN) ? why(scene, turn.hero, card) : Refusal.NONE);
    }

    private static boolean names(String key, CardInPlay card) {
        return List.of(key.split("[:/]")).contains(card.key()) || List.of(key.split("[:/]")).contains(card.getId());
    }

    private static Refusal why(Scene scene, Figure hero, CardInPlay card) {
        CardType type = card.type();
        for (int mark : scene.box().marksThatStill(card.zone())) {
            if (hero.count(mark) > 0) {
                return Refusal.because(
                        Sentence.of("as {what} {hero} has no use of it", "what", scene.box().mark(mark).name(), "hero", hero), "CARD-1",
                        Sentence.of("Wait until that is over"));
            }
        }
        if (!card.suits(hero)) {
            return Refusal.because(Sentence.of("{card} needs {what}", "card", card, "what", Requirement.of(card.facts().need())), "FREE-4",
                    Sentence.of("Share it with a mouse that can use it"));
        }
        if (type.equipment()) {
            Refusal barred = scene.allowed(new EquipAllowed(hero, card));
            return barred.refused() ? barred : Refusal.because("it works only while it is equipped", "CARD-1", "Equip it");
        }
        return switch (type) {
            case ABILITY -> Refusal.because("it waits for the moment its text names", "FREE-6", "You are asked when that moment comes");
            case TRICK -> Refusal.because("a trick waits for the moment its text names", "CARD-3", "You are asked when that moment comes");
            case PARTY_ITEM -> Refusal.because("it cannot be laid here, or waits for the moment its text names", "PARTY-0",
                    "You are offered it, or asked, where its text allows it");
            default -> Refusal.because("it works by itself, or waits for the moment its text names", "CARD-2",
                    "You are asked when that moment comes");
        };
    }
}
