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

/** The weapons that a hero can attack with (BATTLE-1): its equipped weapons, unless a rule replaces them. */
public final class Arms extends Moment implements Inquiry {
    /** The hero whose weapons are asked for. */
    public final Figure hero;
    private final List<CardInPlay> cards = new ArrayList<>(2);
    private List<Weapon> others = List.of();

    public Arms(Figure hero) {
        this.hero = hero;
        List<CardInPlay> equipped = hero.getEquipped();
        for (int i = 0; i < equipped.size(); i++) {
            if (equipped.get(i).isWeapon()) {
                cards.add(equipped.get(i));
            }
        }
    }

    /** The weapon cards. */
    public List<CardInPlay> getCards() {
        return Collections.unmodifiableList(cards);
    }

    /** Weapons that are not cards. */
    public List<Weapon> getOthers() {
        return others;
    }

    List<CardInPlay> cards() {
        return cards;
    }

    /** Replaces all weapons with another attack. */
    public void only(String name, @Names(What.DAMAGE) String damage) {
        Handed.over(name);
        Handed.over(damage);
        cards.clear();
        others = List.of(new Weapon(name, mystics.content.Attack.MELEE, damage, 0, -1));
    }

    @Override
    public int actor() {
        return hero.slot();
    }
}
