package mystics.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import mystics.choice.Sentence;
import mystics.content.Attack;
import mystics.content.Card;
import mystics.content.EncounterCard;
import mystics.content.Entry;
import mystics.content.HeroCard;
import mystics.content.MarkKind;
import mystics.content.MinionCard;
import mystics.rules.Requirement;

/** The printed text of a card of any kind. */
public final class Printed {
    private Printed() {
    }

    /** The printed values and types of a card in one line; may be empty. */
    public static Sentence facts(Entry entry) {
        if (entry instanceof HeroCard hero) {
            return Sentence.of("{classes}; battle {battle}, defence {defence}, lore {lore}, move {move}, life {life}", "classes",
                    Sentence.row(hero.classes(), ", "), "battle", hero.battle(), "defence", hero.defence(), "lore",
                    hero.lore(), "move", hero.move(), "life", hero.life());
        }
        if (entry instanceof MinionCard minion) {
            return Sentence.of(minion.attack() == Attack.RANGED ? "battle {battle} ranged, defence {defence}, life {life}, {size}"
                    : "battle {battle}, defence {defence}, life {life}, {size}", "battle", minion.battle(), "defence", minion.defence(),
                    "life", minion.life(), "size", word(minion.size()));
        }
        return entry instanceof Card card ? facts(card) : Sentence.EMPTY;
    }

    private static Sentence facts(Card card) {
        List<Sentence> facts = new ArrayList<>(List.of(Sentence.of(card.type().said())));
        if (card.cost() > 0) {
            facts.add(Sentence.of("{n} cheese", "n", card.cost()));
        }
        if (!card.damage().isEmpty()) {
            facts.add(Sentence.of(word(card.attack())));
            facts.add(Sentence.of(card.damage()));
        }
        if (card.bonus() > 0) {
            facts.add(Sentence.of("+{n}", "n", card.bonus()));
        }
        if (card.paws() > 0) {
            facts.add(Sentence.of("paws {n}", "n", card.paws()));
        }
        Sentence need = Requirement.of(card.need());
        return need.isEmpty() ? Sentence.row(facts, ", ")
                : Sentence.of("{facts}; for {who}", "facts", Sentence.row(facts, ", "), "who", need);
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

    /** A constant as a word that people can read. */
    public static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
