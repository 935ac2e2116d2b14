package mystics.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.HeroCard;

/**
 * The party suggested when nobody chooses one: first the heroes the chapter requires, then the heroes who add the most missing classes
 * and repeat the fewest.
 */
public final class SuggestedParty {
    private SuggestedParty() {
    }

    /** The ids of as many heroes as the chapter requires; fewer when the mods have fewer. */
    public static List<String> of(Catalog catalog, Chapter chapter) {
        List<String> party = new ArrayList<>(chapter.party().required());
        List<HeroCard> open = new ArrayList<>(catalog.heroes().values());
        open.removeIf(hero -> party.contains(hero.id()) || chapter.party().forbidden().contains(hero.id()));
        while (party.size() < chapter.party().size() && !open.isEmpty()) {
            Set<String> had = new HashSet<>();
            party.forEach(id -> had.addAll(catalog.heroes().get(id).classes()));
            HeroCard next = open.stream().max(Comparator.<HeroCard>comparingLong(hero -> added(hero, had))
                    .thenComparingLong(hero -> added(hero, had) - hero.classes().size())
                    .thenComparing(HeroCard::id, Comparator.reverseOrder())).orElseThrow();
            party.add(next.id());
            open.removeIf(hero -> hero.id().equals(next.id()));
        }
        return List.copyOf(party);
    }

    private static long added(HeroCard hero, Set<String> had) {
        return hero.classes().stream().filter(name -> !had.contains(name)).count();
    }
}
