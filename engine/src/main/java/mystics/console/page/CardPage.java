package mystics.console.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import mystics.console.desk.Look;
import mystics.content.Card;
import mystics.content.EncounterCard;
import mystics.content.Entry;
import mystics.content.HeroCard;
import mystics.content.MarkKind;
import mystics.content.MinionCard;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Zone;

/** What is printed on a card, and what a hero has. */
public final class CardPage {
    private CardPage() {
    }

    /** A card of any kind, in a few lines. */
    public static List<String> lines(Entry entry, Look look) {
        List<String> lines = new ArrayList<>(List.of(look.bold(entry.name()) + facts(entry)));
        String text = text(entry);
        if (!text.isEmpty()) {
            lines.addAll(Wrap.hanging(StoryPage.emphasised(text.strip().replaceAll("\\s+", " "), look), look.width() - 2, "  ", "  "));
        }
        if (entry instanceof HeroCard hero) {
            hero.powers().forEach(power -> lines.addAll(power(power, look)));
        }
        return lines;
    }

    private static List<String> power(HeroCard.Power power, Look look) {
        return Wrap.hanging(StoryPage.emphasised(power.text().strip().replaceAll("\\s+", " "), look), look.width() - 2, "  " + look.bold(power.name()) + ": ", "    ");
    }

    private static String facts(Entry entry) {
        if (entry instanceof HeroCard hero) {
            return "  " + String.join(", ", hero.classes()) + "; battle " + hero.battle() + ", defence " + hero.defence() + ", lore " + hero.lore()
                    + ", move " + hero.move() + ", life " + hero.life();
        }
        if (entry instanceof MinionCard minion) {
            return "  battle " + minion.battle() + (minion.attack() == mystics.content.Attack.RANGED ? " ranged" : "") + ", defence " + minion.defence()
                    + ", life " + minion.life() + ", " + word(minion.size());
        }
        if (entry instanceof Card card) {
            return "  " + word(card.type()) + (card.cost() > 0 ? ", " + card.cost() + " cheese" : "") + (card.damage().isEmpty() ? "" : ", " + word(card.attack()) + ", " + card.damage())
                    + (card.bonus() > 0 ? ", +" + card.bonus() : "") + (card.paws() > 0 ? ", paws " + card.paws() : "")
                    + (card.need().words().isEmpty() ? "" : "; for " + card.need().words());
        }
        return "";
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String text(Entry entry) {
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

    /** A hero with everything it has, each card with its text. */
    public static List<String> sheet(Scene scene, Figure hero, Look look) {
        List<String> lines = new ArrayList<>(lines(hero.heroCard(), look));
        lines.add("  Wounds " + hero.getWounds() + " of " + hero.getLife() + ", cheese " + hero.getCheese());
        for (Zone zone : List.of(Zone.EQUIPPED, Zone.PACK, Zone.TRICKS, Zone.ABILITY)) {
            for (CardInPlay card : hero.cards(zone)) {
                lines.add("");
                lines.add(look.dim(word(zone)));
                lines.addAll(lines(scene.box().card(card.number()), look));
            }
        }
        return lines;
    }
}
