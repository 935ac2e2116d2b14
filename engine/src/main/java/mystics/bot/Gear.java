package mystics.bot;

import java.util.List;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.phase.card.Cards;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;

/** The worth of cards to a hero, and which cards the hero should wear or give away. */
final class Gear {
    private static final int PAWS = 2;
    private static final double WOUND = 10;
    private static final double BLOCK = 4;
    private static final double ACCESSORY = 4;
    private static final double ITEM = 3;
    private static final double TRICK = 3.5;
    private static final double USELESS = 0.5;
    private static final double BETTER = 0.3;

    private final Scene scene;
    private final Figure hero;

    Gear(Scene scene, Figure hero) {
        this.scene = scene;
        this.hero = hero;
    }

    /** The gain of a hero from a card; almost nothing when the hero cannot use the card. */
    static double gain(Figure hero, CardInPlay card) {
        if (card.type() == CardType.ENCOUNTER) {
            return USELESS;
        }
        Card facts = card.facts();
        if (!Cards.meets(hero, facts)) {
            return USELESS;
        }
        return switch (facts.type()) {
            case WEAPON -> Math.max(USELESS, blow(hero, card) - bestBlow(hero, card));
            case ARMOR -> armor(hero, card);
            case ACCESSORY -> ACCESSORY;
            case TRICK -> TRICK;
            case ABILITY -> ITEM - facts.cost() / 10.0;
            default -> ITEM;
        };
    }

    private static double blow(Figure hero, CardInPlay weapon) {
        return WOUND * Odds.expected(2, weapon.isRanged(), hero.getBattle() + weapon.getBonus(), 1) + weapon.getBonus();
    }

    private static double bestBlow(Figure hero, CardInPlay other) {
        double best = 0;
        for (CardInPlay card : hero.getEquipped()) {
            best = card.isWeapon() && !card.equals(other) ? Math.max(best, blow(hero, card)) : best;
        }
        return best;
    }

    private static double armor(Figure hero, CardInPlay armor) {
        int paws = armor.facts().paws();
        double worn = 0;
        for (CardInPlay card : hero.getEquipped()) {
            if (!card.equals(armor)) {
                paws += card.facts().paws();
                boolean sameSlot = card.type() == CardType.ARMOR && card.facts().slot().equals(armor.facts().slot());
                worn = sameSlot ? BLOCK * card.getBonus() + 1 : worn;
            }
        }
        return armor.facts().paws() > 0 && paws > PAWS ? USELESS : Math.max(USELESS, BLOCK * armor.getBonus() + 1 - worn);
    }

    /** Whether the hero should equip a card of the pack. */
    boolean wouldChange() {
        for (CardInPlay card : hero.getPack()) {
            if (isBetterWorn(hero, card)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a hero should equip a certain card of the pack. */
    static boolean isBetterWorn(Figure hero, CardInPlay card) {
        return card.type().equipment() && Cards.meets(hero, card.facts()) && gain(hero, card) > USELESS + BETTER;
    }

    /** Whether the hero has a card that a friend, given by key, should have instead. */
    boolean wouldGive(String friendKey) {
        List<Figure> heroes = scene.heroes();
        for (Figure friend : heroes) {
            if (friend.key().equals(friendKey)) {
                return hero.getPack().stream().anyMatch(card -> shouldHave(friend, hero, card));
            }
        }
        return false;
    }

    /** Whether a friend should have a card rather than the card's current holder. */
    static boolean shouldHave(Figure friend, Figure hero, CardInPlay card) {
        return friend.getPack().size() < Cards.PACK && !Cards.meets(hero, card.facts()) && Cards.meets(friend, card.facts())
                && gain(friend, card) > USELESS + BETTER;
    }
}
