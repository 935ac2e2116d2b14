package mystics.content;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a campaign carries from one chapter to the next (CAMP-1, CAMP-2).
 *
 * @param achievements ids of the story achievements earned so far (STORY-1)
 * @param heroes the possessions of each hero who has taken part so far, by hero id
 */
public record CampaignSheet(Set<String> achievements, Map<String, HeroSheet> heroes) {
    /** The empty sheet of a new campaign. */
    public static final CampaignSheet NEW = new CampaignSheet(Set.of(), Map.of());

    public CampaignSheet {
        achievements = java.util.Collections.unmodifiableSet(new TreeSet<>(achievements));
        heroes = java.util.Collections.unmodifiableMap(new TreeMap<>(heroes));
    }

    /** The possessions of a hero; nothing for a hero who has not taken part yet. */
    public HeroSheet of(String hero) {
        return heroes.getOrDefault(hero, HeroSheet.NOTHING);
    }

    /**
     * A hero's possessions: abilities for good, and cards kept until the next chapter.
     *
     * @param abilities ids of the ability cards
     * @param cards ids of the search cards kept, without the starting equipment
     */
    public record HeroSheet(List<String> abilities, List<String> cards) {
        /** The sheet of a hero who has not taken part yet. */
        public static final HeroSheet NOTHING = new HeroSheet(List.of(), List.of());

        public HeroSheet {
            abilities = List.copyOf(abilities);
            cards = List.copyOf(cards);
        }
    }
}
