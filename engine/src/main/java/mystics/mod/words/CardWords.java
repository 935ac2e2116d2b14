package mystics.mod.words;

import java.util.List;
import mystics.phase.card.CardHanded;
import mystics.phase.card.Cards;
import mystics.phase.card.trade.LevelUpAction;
import mystics.phase.search.Searches;
import mystics.phase.wheel.Cheese;
import mystics.phase.wheel.CheeseFrom;
import mystics.rules.Amount;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.table.Zone;

/** Words for cards and for the cheese of heroes. */
public abstract class CardWords extends CombatWords {
    /** A hero searches at once. */
    public void searchNow(Figure hero) {
        Searches.search(scene(), hero);
    }

    /** A hero has found a card. */
    public void found(Figure hero, CardInPlay card) {
        Searches.find(scene(), hero, card);
    }

    /** The top card of the search deck, as a list of one; an empty list if there is no card. */
    public List<CardInPlay> drawSearchCard() {
        return Cards.drawTop(scene()).map(List::of).orElse(List.of());
    }

    /** A hero takes a card into its pack or among its tricks. */
    public void take(Figure hero, CardInPlay card) {
        Cards.take(scene(), hero, card);
    }

    /** A card goes on the discard pile. */
    public void discard(CardInPlay card) {
        Cards.discard(scene(), card);
    }

    /** A card is shuffled into the deck. */
    public void shuffleIn(CardInPlay card) {
        Cards.shuffleIn(scene(), card);
    }

    /** A card is moved to a place: deck, discard, stash, aside, on-board, gone. */
    public void moveCard(CardInPlay card, @Names(What.PLACE) String place) {
        scene().draft().lay(card.getNumber(), zone(place));
    }

    /** A card is handed to another hero, unequipped. */
    public void hand(CardInPlay card, Figure hero) {
        int holder = scene().draft().holderOf(card.getNumber());
        scene().draft().give(card.getNumber(), card.getType().equals("trick") ? Zone.TRICKS : Zone.PACK, hero.slot());
        if (holder >= 0) {
            scene().happened(new CardHanded(card, scene().figure(holder), hero));
        }
        Cards.trim(scene(), hero);
    }

    /** A hero gains cheese. */
    public void gainCheese(Figure hero, @Amount int number) {
        Cheese.gain(scene(), hero, number, CheeseFrom.RULE);
    }

    /** A hero returns cheese to the supply. */
    public void loseCheese(Figure hero, @Amount int number) {
        Cheese.lose(scene(), hero, number);
    }

    /** A hero pays some of its cheese. */
    public void pay(Figure hero, @Amount int number) {
        Cheese.pay(scene(), hero, number);
    }

    /** Cheese passes from one hero to another. */
    public void handCheese(Figure from, Figure to, @Amount int number) {
        scene().draft().setCheese(from.slot(), from.getCheese() - number);
        scene().draft().setCheese(to.slot(), to.getCheese() + number);
    }

    /** Whether a hero could now learn an ability at a given price. */
    public boolean canLearn(Figure hero, int price) {
        return hero.getCheese() >= price && !LevelUpAction.open(scene(), hero).isEmpty();
    }

    /** A hero pays and learns an ability of its choice. */
    public void learn(Figure hero, int price) {
        LevelUpAction.learn(scene(), hero, price);
    }
}
