package mystics.content;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The things that a campaign carries from one chapter to the next (CAMP-1, CAMP-2, STORY-1).
 *
 * @param marks the numbers of the marks that last for the campaign: story achievements, remembrances and counts; a mark that has been spent
 *    is absent
 * @param heroes the possessions of each hero who has taken part so far, by hero id
 * @param chapters how often each chapter has been won and lost, by chapter id
 * @param told the passages that the players have read, each as {@code chapter/passage}
 */
public record CampaignSheet(Map<String, Integer> marks, Map<String, HeroSheet> heroes, Map<String, Tries> chapters, Set<String> told) {
    /** The empty sheet of a new campaign. */
    public static final CampaignSheet NEW = new CampaignSheet(Set.of(), Map.of());

    public CampaignSheet {
        marks = sorted(marks);
        heroes = sorted(heroes);
        chapters = sorted(chapters);
        told = Collections.unmodifiableSet(new TreeSet<>(told));
    }

    /** A sheet without chapters or passages, on which each of the given marks has the number 1. */
    public CampaignSheet(Set<String> marks, Map<String, HeroSheet> heroes) {
        this(marks.stream().collect(Collectors.toMap(mark -> mark, mark -> 1)), heroes, Map.of(), Set.of());
    }

    private static <T> Map<String, T> sorted(Map<String, T> values) {
        return Collections.unmodifiableMap(new TreeMap<>(values));
    }

    /** The possessions of a hero; empty for a hero who has not taken part yet. */
    public HeroSheet of(String hero) {
        return heroes.getOrDefault(hero, HeroSheet.NOTHING);
    }

    /** The numbers of wins and defeats of a chapter. */
    public Tries tries(String chapter) {
        return chapters.getOrDefault(chapter, Tries.NONE);
    }

    /** The sheet after one more try of a chapter. During this try, the party read the given passages. */
    public CampaignSheet after(String chapter, boolean won, Set<String> passages) {
        Map<String, Tries> tried = new TreeMap<>(chapters);
        tried.put(chapter, tries(chapter).and(won));
        Set<String> read = new TreeSet<>(told);
        passages.forEach(passage -> read.add(chapter + "/" + passage));
        return new CampaignSheet(marks, heroes, tried, read);
    }

    /** The sheet without its chapters and passages, in the form that earlier versions saved. */
    public CampaignSheet belongings() {
        return new CampaignSheet(marks, heroes, Map.of(), Set.of());
    }

    /** The numbers of wins and defeats of a chapter. */
    public record Tries(int won, int lost) {
        /** The tries of a chapter that has not been played. */
        public static final Tries NONE = new Tries(0, 0);

        /** These tries and one more. */
        public Tries and(boolean victory) {
            return victory ? new Tries(won + 1, lost) : new Tries(won, lost + 1);
        }
    }

    /**
     * A hero's possessions: abilities, which the hero keeps for the whole campaign, and cards, which the hero keeps until the next chapter.
     *
     * @param abilities ids of the ability cards
     * @param cards ids of the search cards kept, without the starting equipment
     * @param keeps id of the ability that the hero wants to keep; empty before the hero's player was asked
     * @param marks the numbers of the marks that last for the campaign and lie on this hero's initiative card
     */
    public record HeroSheet(List<String> abilities, List<String> cards, String keeps, Map<String, Integer> marks) {
        /** The sheet of a hero who has not taken part yet. */
        public static final HeroSheet NOTHING = new HeroSheet(List.of(), List.of());

        public HeroSheet {
            abilities = List.copyOf(abilities);
            cards = List.copyOf(cards);
            marks = sorted(marks);
        }

        /** The sheet of a hero who has possessions but no marks. */
        public HeroSheet(List<String> abilities, List<String> cards) {
            this(abilities, cards, "", Map.of());
        }
    }
}
