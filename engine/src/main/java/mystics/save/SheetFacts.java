package mystics.save;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import mystics.content.CampaignSheet;
import mystics.content.CampaignSheet.HeroSheet;
import mystics.content.CampaignSheet.Tries;

/**
 * A campaign's sheet as stored in a file. Missing keys give empty values.
 *
 * @param achievements marks without a number, which only early versions wrote
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record SheetFacts(Set<String> achievements, Map<String, Integer> marks, Map<String, Owned> heroes, Map<String, Past> chapters,
        Set<String> told) {
    SheetFacts {
        achievements = achievements == null ? Set.of() : achievements;
        marks = SaveFile.orEmpty(marks);
        heroes = SaveFile.orEmpty(heroes);
        chapters = SaveFile.orEmpty(chapters);
        told = told == null ? Set.of() : told;
    }

    static SheetFacts of(CampaignSheet sheet) {
        Map<String, Owned> heroes = new TreeMap<>();
        sheet.heroes().forEach((hero, owned) -> heroes.put(hero,
                new Owned(owned.abilities(), owned.cards(), owned.keeps(), owned.marks())));
        Map<String, Past> chapters = new TreeMap<>();
        sheet.chapters().forEach((chapter, tries) -> chapters.put(chapter, new Past(tries.won(), tries.lost())));
        return new SheetFacts(Set.of(), sheet.marks(), heroes, chapters, new TreeSet<>(sheet.told()));
    }

    CampaignSheet sheet() {
        Map<String, Integer> numbers = new TreeMap<>(marks);
        achievements.forEach(mark -> numbers.putIfAbsent(mark, 1));
        Map<String, HeroSheet> owned = new TreeMap<>();
        heroes.forEach((hero, has) -> owned.put(hero, new HeroSheet(has.abilities(), has.cards(), has.keeps(), has.marks())));
        Map<String, Tries> tries = new TreeMap<>();
        chapters.forEach((chapter, past) -> tries.put(chapter, new Tries(past.won(), past.lost())));
        return new CampaignSheet(numbers, owned, tries, told);
    }

    /** The possessions of a hero. */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record Owned(List<String> abilities, List<String> cards, String keeps, Map<String, Integer> marks) {
        Owned {
            abilities = SaveFile.orEmpty(abilities);
            cards = SaveFile.orEmpty(cards);
            keeps = keeps == null ? "" : keeps;
            marks = SaveFile.orEmpty(marks);
        }
    }

    /** The result of a chapter. */
    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    record Past(int won, int lost) {
    }
}
