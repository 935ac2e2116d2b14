package mystics.view;

import java.util.Locale;
import mystics.content.Attack;
import mystics.content.Card;
import mystics.content.EncounterCard;
import mystics.content.Entry;
import mystics.content.HeroCard;
import mystics.content.MarkKind;
import mystics.content.MinionCard;

/** The printed text of a card of any kind. */
public final class Printed {
    private Printed() {
    }

    /** The numbers and kinds of a card in one line; may be empty. */
    public static String facts(Entry entry) {
        if (entry instanceof HeroCard hero) {
            return String.join(", ", hero.classes()) + "; battle " + hero.battle() + ", defence " + hero.defence() + ", lore " + hero.lore()
                    + ", move " + hero.move() + ", life " + hero.life();
        }
        if (entry instanceof MinionCard minion) {
            return "battle " + minion.battle() + (minion.attack() == Attack.RANGED ? " ranged" : "") + ", defence " + minion.defence()
                    + ", life " + minion.life() + ", " + word(minion.size());
        }
        if (entry instanceof Card card) {
            return word(card.type()) + (card.cost() > 0 ? ", " + card.cost() + " cheese" : "")
                    + (card.damage().isEmpty() ? "" : ", " + word(card.attack()) + ", " + card.damage())
                    + (card.bonus() > 0 ? ", +" + card.bonus() : "") + (card.paws() > 0 ? ", paws " + card.paws() : "")
                    + (card.need().words().isEmpty() ? "" : "; for " + card.need().words());
        }
        return "";
    }

    /** The text of a card; may be empty. */
    public static String text(Entry entry) {
        if (entry instanceof HeroCard hero) {
            return hero.about();
        }
        if (entry instanceof MinionCard minion) {
            return minion.text();
        }
        if (entry instanceof Card card) {
            return card.text();
        }
        if (entry instanceof EncounterCard encounter) {
            return encounter.text();
        }
        return entry instanceof MarkKind mark ? mark.text() : "";
    }

    /** A constant as a word for people. */
    public static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
