package mystics.rules;

import mystics.choice.Name;
import mystics.choice.Named;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.content.Attack;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.TextKey;
import mystics.rules.Names.What;
import mystics.table.Holder;
import mystics.table.Zone;

/** One copy of a card, as rules see it during a run of a step. */
public final class CardInPlay implements Option, Named {
    private final Scene scene;
    private final int number;

    /** The card with the given number. */
    public CardInPlay(Scene scene, int number) {
        this.scene = scene;
        this.number = number;
    }

    /** The number of the card in the layout of the table. */
    public int getNumber() {
        return number;
    }

    /** The printed values of a search or ability card. */
    public Card facts() {
        return (Card) scene.box().card(number);
    }

    @Override
    public String key() {
        return scene.box().layout().cards().get(number);
    }

    @Override
    public Sentence words() {
        return Sentence.from(this);
    }

    @Override
    public Sentence hint() {
        if (!(scene.box().card(number) instanceof Card card)) {
            return Sentence.EMPTY;
        }
        if (card.type() == CardType.ABILITY) return AbilityWords.of(card, getCost());
        return card.bonus() == 0 ? Sentence.of(card.text())
                : Sentence.of(card.type() == CardType.WEAPON ? "+{n} battle. {text}" : "+{n} defence. {text}", "n", card.bonus(), "text",
                        card.text());
    }

    @Override
    public Name spoken() {
        return new Name(TextKey.of(scene.box().card(number), "name"), getName(), "");
    }

    @Override
    public String toString() {
        return getName();
    }

    public String getName() {
        return scene.box().card(number).name();
    }

    /** The id of the entry; all copies have the same id. */
    @Names(What.CARD)
    public String getId() {
        return scene.box().card(number).id();
    }

    public CardType type() {
        return scene.box().cardType(number);
    }

    /** The type as a word: weapon, armor, accessory, item, scroll, trick, event, party-item, ability, encounter. */
    @Names(What.CARD_TYPE)
    public String getType() {
        return type().word();
    }

    public boolean isWeapon() {
        return type() == CardType.WEAPON;
    }

    public boolean isRanged() {
        return isWeapon() && facts().attack() == Attack.RANGED;
    }

    /** The damage type of a weapon: sharp, blunt or magic; empty for other cards. */
    @Names(What.DAMAGE)
    public String getDamage() {
        return facts().damage();
    }

    public int getBonus() {
        return facts().bonus();
    }

    /** The number of paws a weapon or shield needs; 0 for other cards. */
    public int getPaws() {
        return facts().paws();
    }

    /** The cheese that an ability costs the hero who has it; the printed price if nobody has it. */
    public int getCost() {
        return zone().held() ? facts().costFor(scene.figure(scene.draft().holderOf(number)).heroCard()) : facts().cost();
    }

    /** The zone of the table where the card lies. */
    public Zone zone() {
        return scene.draft().zone(number);
    }

    public boolean isEquipped() {
        return zone() == Zone.EQUIPPED;
    }

    /** Whether the card has an effect: its holder is on the board, and no mark suspends the card. */
    public boolean isInForce() {
        return zone().held() && Candidate.works(scene.draft(), scene.draft().holderOf(number), scene.box().marksThatStill(zone()));
    }

    /** Whether a hero meets the printed requirement (FREE-4). */
    public boolean suits(Figure hero) {
        return facts().need().metBy(hero.heroCard());
    }

    /** Whether a hero has the card. */
    public boolean isHeldBy(Figure hero) {
        return scene.draft().holds(hero.slot(), number);
    }

    /** The number of this card as a holder of marks. */
    public int holder() {
        return Holder.card(number);
    }

    /** Whether a mark lies on the card. */
    public boolean has(@Names(What.MARK) String mark) {
        return scene.draft().marks().get(scene.box().markNumber(mark), holder()) > 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CardInPlay card && card.number == number;
    }

    @Override
    public int hashCode() {
        return number;
    }
}
