package mystics.save;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import mystics.content.CampaignSheet;
import mystics.content.CampaignSheet.HeroSheet;

/**
 * A campaign's sheet as the first lines of a journal: {@code # campaign: achievements}, and {@code # owns pip: abilities / cards} for
 * each hero.
 */
final class SheetText {
    private static final String CAMPAIGN = "campaign";
    private static final String OWNS = "owns ";

    private SheetText() {
    }

    static List<String> lines(CampaignSheet sheet) {
        List<String> lines = new ArrayList<>(List.of("# " + CAMPAIGN + ": " + String.join(", ", sheet.achievements())));
        sheet.heroes().forEach((hero, owned) -> lines
                .add("# " + OWNS + hero + ": " + String.join(", ", owned.abilities()) + " / " + String.join(", ", owned.cards())));
        return lines;
    }

    /** The campaign sheet in the first lines of a journal, given by the words before each colon; empty if the lines mention no campaign. */
    static Optional<CampaignSheet> sheet(Map<String, String> said) {
        if (!said.containsKey(CAMPAIGN)) {
            return Optional.empty();
        }
        Map<String, HeroSheet> heroes = new TreeMap<>();
        said.forEach((word, owned) -> {
            if (word.startsWith(OWNS)) {
                String[] halves = (owned + " / ").split("/");
                heroes.put(word.substring(OWNS.length()), new HeroSheet(names(halves[0]), names(halves[1])));
            }
        });
        return Optional.of(new CampaignSheet(Set.copyOf(names(said.get(CAMPAIGN))), heroes));
    }

    private static List<String> names(String words) {
        return List.of(words.split("[ ,]+")).stream().filter(name -> !name.isEmpty()).toList();
    }
}
