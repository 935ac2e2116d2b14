package mystics.terminal;

import java.util.ArrayList;
import java.util.List;
import mystics.content.Catalog;
import mystics.content.Entry;
import mystics.mod.finding.Nearest;
import mystics.play.Game;
import mystics.rules.Scene;
import mystics.terminal.desk.TextStyle;
import mystics.terminal.page.CardNumbers;
import mystics.terminal.page.CardPage;
import mystics.view.PartyCards;

/** The texts of cards that a player asks for, by number or by name. */
final class CardsAsked {
    private static final String NUMBER = "#?\\d{1,4}";

    private CardsAsked() {
    }

    /** The text of the card with a number or a name; without either, the list of the party's cards. */
    static List<String> lines(Game game, String said, TextStyle look) {
        String asked = TextStyle.lower(said.strip());
        if (asked.isEmpty()) return game.lookNow(scene -> CardNumbers.all(scene, look));
        return asked.matches(NUMBER) ? game.lookNow(scene -> numbered(scene, Integer.parseInt(asked.replace("#", "")), look))
                : named(game.setting().box().catalog(), said.strip(), look);
    }

    private static List<String> numbered(Scene scene, int number, TextStyle look) {
        PartyCards cards = PartyCards.of(scene);
        return cards.card(number).map(card -> CardPage.numbered(scene, card, look)).orElseGet(() -> List.of(cards.size() == 0
                ? look.says("The party has no cards now.")
                : look.says("There is no card {n}; the party's cards are 1 to {last}.", "n", number, "last", cards.size())));
    }

    private static List<String> named(Catalog catalog, String name, TextStyle look) {
        String asked = TextStyle.lower(name);
        List<Entry> all = new ArrayList<>(catalog.cards().values());
        all.addAll(catalog.minions().values());
        all.addAll(catalog.heroes().values());
        all.addAll(catalog.marks().values());
        all.addAll(catalog.encounters().values());
        List<Entry> exact = all.stream().filter(entry -> entry.id().equals(asked) || TextStyle.lower(entry.name()).equals(asked)).toList();
        List<Entry> found = !exact.isEmpty() ? exact
                : all.stream().filter(entry -> TextStyle.lower(entry.name() + " " + entry.id()).contains(asked)).toList();
        if (found.isEmpty()) {
            return List.of(look.says("There is no card '{name}'.", "name", name) + " "
                    + look.says(Nearest.said(name, all.stream().map(Entry::name).toList())));
        }
        List<String> lines = new ArrayList<>();
        found.forEach(entry -> lines.addAll(CardPage.lines(entry, look)));
        return lines;
    }
}
