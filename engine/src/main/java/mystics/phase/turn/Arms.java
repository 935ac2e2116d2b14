package mystics.phase.turn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import mystics.phase.attack.strike.Weapon;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Handed;
import mystics.rules.Inquiry;
import mystics.rules.Moment;
import mystics.rules.Names;
import mystics.rules.Names.What;

/** What a hero can attack with (BATTLE-1): its equipped weapons, unless a rule puts something else in their place. */
public final class Arms extends Moment implements Inquiry {
    /** Whose arms. */
    public final Figure hero;
    private final List<CardInPlay> cards;
    private final List<Weapon> others = new ArrayList<>();

    public Arms(Figure hero) {
        this.hero = hero;
        this.cards = new ArrayList<>(4);
        for (CardInPlay card : hero.getEquipped()) {
            if (card.isWeapon()) {
                cards.add(card);
            }
        }
    }

    /** The weapon cards. */
    public List<CardInPlay> getCards() {
        return Collections.unmodifiableList(cards);
    }

    /** Things that are no cards. */
    public List<Weapon> getOthers() {
        return Collections.unmodifiableList(others);
    }

    /** All weapons count for nothing; the hero attacks with this instead. */
    public void only(String name, @Names(What.DAMAGE) String damage) {
        Handed.over(name);
        Handed.over(damage);
        cards.clear();
        others.clear();
        others.add(new Weapon(name, mystics.content.Attack.MELEE, damage, 0, -1));
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
