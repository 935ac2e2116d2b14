package mystics.terminal.page;

import java.util.ArrayList;
import java.util.List;
import mystics.content.Entry;
import mystics.content.HeroCard;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Zone;
import mystics.terminal.desk.TextStyle;
import mystics.view.PartyCards;
import mystics.view.Printed;

/** The printed text of a card, or a hero with all belongings, as lines of text. */
public final class CardPage {
    private CardPage() {
    }

    /** A card of any kind, in a few lines. */
    public static List<String> lines(Entry entry, TextStyle look) {
        return lines("", entry, look);
    }

    private static List<String> lines(String number, Entry entry, TextStyle look) {
        List<String> lines = new ArrayList<>(
                List.of((number + look.bold(entry.name()) + "  " + look.says(Printed.facts(entry))).stripTrailing()));
        String text = Printed.text(entry);
        if (!text.isEmpty()) {
            lines.addAll(Wrap.hanging(StoryPage.emphasised(text.strip().replaceAll("\\s+", " "), look), look.width() - 2, "  ", "  "));
        }
        if (entry instanceof HeroCard hero) {
            hero.powers().forEach(power -> lines.addAll(power(power, look)));
        }
        return lines;
    }

    private static List<String> power(HeroCard.Power power, TextStyle look) {
        return Wrap.hanging(StoryPage.emphasised(power.text().strip().replaceAll("\\s+", " "), look), look.width() - 2,
                "  " + look.bold(power.name()) + ": ", "    ");
    }

    /** A card of the party, with its number. */
    public static List<String> numbered(Scene scene, CardInPlay card, TextStyle look) {
        return lines("#" + PartyCards.of(scene).numberOf(card) + " ", scene.box().card(card.getNumber()), look);
    }

    /** A hero with all belongings, each card with its number and its text. */
    public static List<String> sheet(Scene scene, Figure hero, TextStyle look) {
        List<String> lines = new ArrayList<>(lines(hero.heroCard(), look));
        lines.add("  " + look.says("Wounds {n} of {life}, cheese {cheese}", "n", hero.getWounds(), "life", hero.getLife(), "cheese",
                hero.getCheese()));
        for (Zone zone : List.of(Zone.EQUIPPED, Zone.PACK, Zone.TRICKS, Zone.ABILITY)) {
            for (CardInPlay card : hero.cards(zone)) {
                lines.add("");
                lines.add(look.dim(look.says(Printed.word(zone))));
                lines.addAll(numbered(scene, card, look));
            }
        }
        return lines;
    }
}
