package mystics.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import mystics.content.CampaignSheet;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.Catalog;
import mystics.content.HeroCard;

/** Gives the heroes of a party cards that they may use. */
record CardDeal(Catalog catalog, List<Card> cards) {
    private static final int ABILITIES = 2;
    private static final int ITEMS = 4;

    /** The cards of each hero at the beginning of a game. Games with different numbers get different cards. */
    CampaignSheet dealt(List<String> party, int number) {
        Map<String, CampaignSheet.HeroSheet> sheets = new TreeMap<>();
        Set<String> gone = new HashSet<>();
        for (String id : party) {
            HeroCard hero = catalog.heroes().get(id);
            Predicate<Card> own = card -> card.id().equals(hero.ability())
                    || party.stream().noneMatch(other -> catalog.heroes().get(other).ability().equals(card.id()));
            List<String> abilities = taken(number, ABILITIES, gone,
                    card -> card.type() == CardType.ABILITY && card.need().metBy(hero) && own.test(card));
            List<String> items = taken(number, ITEMS, gone, card -> isCarried(card) && card.need().metBy(hero));
            sheets.put(id, new CampaignSheet.HeroSheet(abilities, items));
        }
        return new CampaignSheet(Set.of(), sheets);
    }

    /** Events and party items are found, never carried. */
    private static boolean isCarried(Card card) {
        return card.type() != CardType.ABILITY && card.type() != CardType.EVENT && card.type() != CardType.PARTY_ITEM;
    }

    private List<String> taken(int number, int most, Set<String> gone, Predicate<Card> fits) {
        List<String> taken = new ArrayList<>();
        for (int i = 0; i < cards.size() && taken.size() < most; i++) {
            Card card = cards.get((int) ((i + number * 7L) % cards.size()));
            if (fits.test(card) && gone.add(card.id())) taken.add(card.id());
        }
        return taken;
    }
}
