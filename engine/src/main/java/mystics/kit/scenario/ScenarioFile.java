package mystics.kit.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import mystics.content.CampaignSheet;

/**
 * The content of one file in the folder {@code scenarios}.
 *
 * @param chapter id of the chapter; empty for the first chapter, usually that of the base game
 * @param party ids of the heroes; empty for the party the game would suggest
 * @param language two letters; empty for English
 * @param variants ids of the variants switched on; empty Optional for the usual ones
 * @param campaign the things that the party brings from earlier chapters; empty for a single chapter
 */
record ScenarioFile(String language, String chapter, List<String> party, Optional<List<String>> variants, Optional<Brought> campaign,
        List<Scenario> scenarios) {
    /** The sheet that the party brings from earlier chapters. */
    record Brought(List<String> achievements, Map<String, Integer> marks, Map<String, Owned> heroes, Map<String, Tried> chapters,
            List<String> told) {
        CampaignSheet sheet() {
            Map<String, Integer> numbers = new TreeMap<>(marks);
            achievements.forEach(mark -> numbers.put(mark, 1));
            Map<String, CampaignSheet.HeroSheet> sheets = new TreeMap<>();
            heroes.forEach((hero, owned) -> sheets.put(hero,
                    new CampaignSheet.HeroSheet(owned.abilities(), owned.cards(), owned.keeps(), owned.marks())));
            Map<String, CampaignSheet.Tries> tries = new TreeMap<>();
            chapters.forEach((chapter, tried) -> tries.put(chapter, new CampaignSheet.Tries(tried.won(), tried.lost())));
            return new CampaignSheet(numbers, sheets, tries, Set.copyOf(told));
        }
    }

    /** The possessions that a hero brings: ability cards, kept search cards, the ability it wants to keep, and marks of its own. */
    record Owned(List<String> abilities, List<String> cards, String keeps, Map<String, Integer> marks) {
    }

    /** How often a chapter has been won and lost. */
    record Tried(int won, int lost) {
    }

    /**
     * One scenario.
     *
     * @param it the behaviour that the scenario shows, as a sentence
     */
    record Scenario(String it, Optional<TableFacts> given, List<Deed> when, Optional<TableFacts> then) {
    }

    /**
     * One deed; exactly one component is present.
     *
     * @param turn the id of a card of the track; the whole turn of that card begins
     * @param acts the hero that is in the middle of its turn with one action, with the hero's remaining movement
     * @param begins {@code round}: a new round begins; {@code chapter}: the chapter is set up anew
     * @param dice the faces of the next dice, as numbers 1 to 6 or in words
     * @param draws the keys of the things that are drawn next
     * @param answer the key of an option of the open question
     * @param then the expected state at this point
     */
    record Deed(String turn, Map<String, Integer> acts, String begins, List<Object> dice, List<String> draws, String answer,
            Optional<TableFacts> then) {
    }
}
