package mystics.save;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import mystics.content.CampaignSheet;
import mystics.content.CampaignSheet.HeroSheet;

/** A campaign's sheet as stored in a file. Missing keys give empty values. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record SheetFacts(Set<String> achievements, Map<String, Owned> heroes) {
    SheetFacts {
        achievements = achievements == null ? Set.of() : achievements;
        heroes = heroes == null ? Map.of() : heroes;
    }

    static SheetFacts of(CampaignSheet sheet) {
        Map<String, Owned> heroes = new TreeMap<>();
        sheet.heroes().forEach((hero, owned) -> heroes.put(hero, new Owned(owned.abilities(), owned.cards())));
        return new SheetFacts(sheet.achievements(), heroes);
    }

    CampaignSheet sheet() {
        Map<String, HeroSheet> owned = new TreeMap<>();
        heroes.forEach((hero, has) -> owned.put(hero, new HeroSheet(has.abilities(), has.cards())));
        return new CampaignSheet(achievements, owned);
    }

    /** The possessions of a hero. */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record Owned(List<String> abilities, List<String> cards) {
        Owned {
            abilities = SaveFile.orEmpty(abilities);
            cards = SaveFile.orEmpty(cards);
        }
    }
}
