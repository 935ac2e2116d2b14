package mystics.terminal.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.terminal.desk.TextStyle;
import mystics.view.PartyCards;
import mystics.view.Possessions;

/** The cards of the party with the numbers by which a player reads them. */
public final class CardNumbers {
    /** A non-breaking blank between a number and a name. */
    private static final char GLUE = '\u00a0';
    private static final String HOW = "To read a card, type its number or its name: card 1 or card {name}.";
    private final PartyCards cards;

    private CardNumbers(PartyCards cards) {
        this.cards = cards;
    }

    static CardNumbers of(Scene scene) {
        return new CardNumbers(PartyCards.of(scene));
    }

    /** A card with its number. */
    String named(CardInPlay card) {
        return "#" + cards.numberOf(card) + GLUE + card.getName();
    }

    /** Several cards with their numbers. */
    String named(List<CardInPlay> several) {
        return several.stream().map(this::named).collect(Collectors.joining(", "));
    }

    /** Lines with non-breaking blanks as they are printed. */
    static List<String> printed(List<String> lines) {
        return lines.stream().map(line -> line.replace(GLUE, ' ')).toList();
    }

    /** The abilities of each hero, which are not in the table of heroes. */
    public static List<String> abilities(Scene scene, TextStyle look) {
        CardNumbers numbers = of(scene);
        List<String> owned = scene.party().stream().filter(hero -> !hero.getAbilities().isEmpty())
                .map(hero -> hero.getName() + " " + numbers.named(hero.getAbilities())).toList();
        return owned.isEmpty() ? List.of()
                : printed(Wrap.hanging(look.says("Abilities:") + " " + String.join("; ", owned), look.width() - 1, " ", "   "));
    }

    /** All cards of the party by their owners. */
    public static List<String> all(Scene scene, TextStyle look) {
        CardNumbers numbers = of(scene);
        List<String> lines = new ArrayList<>();
        for (Figure hero : scene.party()) {
            List<CardInPlay> owned = new ArrayList<>(PartyCards.carried(hero).toList());
            owned.addAll(hero.getAbilities());
            String named = owned.isEmpty() ? "-" : numbers.named(owned);
            lines.addAll(Wrap.hanging(hero.getName() + ": " + named, look.width() - 1, " ", "   "));
        }
        List<CardInPlay> stash = Possessions.stash(scene);
        if (!stash.isEmpty()) {
            lines.addAll(Wrap.hanging(look.says("Stash:") + " " + numbers.named(stash), look.width() - 1, " ", "   "));
        }
        lines.addAll(legend(scene, look));
        return printed(lines);
    }

    /** How to read a card; no line if the party has no cards. */
    public static List<String> legend(Scene scene, TextStyle look) {
        return PartyCards.of(scene).card(1).map(first -> look.says(HOW, "name", TextStyle.lower(first.getName())))
                .map(how -> Wrap.hanging(look.dimWords(how), look.width() - 1, " ", "   ")).orElse(List.of());
    }
}
