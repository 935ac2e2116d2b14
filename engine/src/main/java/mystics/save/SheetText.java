package mystics.save;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import mystics.content.CampaignSheet;
import mystics.content.CampaignSheet.HeroSheet;
import mystics.content.CampaignSheet.Tries;

/**
 * A campaign's sheet as the first lines of a journal: {@code # campaign: marks}, {@code # owns pip: abilities / cards / keeps / marks} for
 * each hero, {@code # tried chapter: won / lost}, and {@code # told: passages}. A mark with a number is written {@code mark=number}.
 */
final class SheetText {
    private static final String CAMPAIGN = "campaign";
    private static final String OWNS = "owns ";
    private static final String TRIED = "tried ";
    private static final String TOLD = "told";
    private static final String HALF = " / ";

    private SheetText() {
    }

    static List<String> lines(CampaignSheet sheet) {
        List<String> lines = new ArrayList<>(List.of("# " + CAMPAIGN + ": " + words(sheet.marks())));
        sheet.heroes().forEach((hero, owned) -> lines.add("# " + OWNS + hero + ": " + String.join(", ", owned.abilities()) + HALF
                + String.join(", ", owned.cards()) + HALF + owned.keeps() + HALF + words(owned.marks())));
        sheet.chapters().forEach((chapter, tries) -> lines.add("# " + TRIED + chapter + ": " + tries.won() + HALF + tries.lost()));
        if (!sheet.told().isEmpty()) {
            lines.add("# " + TOLD + ": " + String.join(", ", sheet.told()));
        }
        return lines;
    }

    /**
     * The campaign sheet that the first lines of a journal describe; empty if they describe none. The lines are given by the word before
     * their colon.
     */
    static Optional<CampaignSheet> sheet(Map<String, String> said) {
        if (!said.containsKey(CAMPAIGN)) {
            return Optional.empty();
        }
        Map<String, HeroSheet> heroes = new TreeMap<>();
        Map<String, Tries> chapters = new TreeMap<>();
        said.forEach((word, given) -> {
            String[] parts = (given + " / / / /").split("/");
            if (word.startsWith(OWNS)) {
                heroes.put(word.substring(OWNS.length()),
                        new HeroSheet(names(parts[0]), names(parts[1]), parts[2].strip(), numbers(parts[3])));
            } else if (word.startsWith(TRIED)) {
                chapters.put(word.substring(TRIED.length()),
                        new Tries(Integer.parseInt(parts[0].strip()), Integer.parseInt(parts[1].strip())));
            }
        });
        Set<String> told = Set.copyOf(names(said.getOrDefault(TOLD, "")));
        return Optional.of(new CampaignSheet(numbers(said.get(CAMPAIGN)), heroes, chapters, told));
    }

    private static String words(Map<String, Integer> marks) {
        return marks.entrySet().stream().map(mark -> mark.getKey() + (mark.getValue() == 1 ? "" : "=" + mark.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static Map<String, Integer> numbers(String words) {
        Map<String, Integer> numbers = new TreeMap<>();
        for (String name : names(words)) {
            int equals = name.indexOf('=');
            numbers.put(equals < 0 ? name : name.substring(0, equals), equals < 0 ? 1 : Integer.parseInt(name.substring(equals + 1)));
        }
        return numbers;
    }

    private static List<String> names(String words) {
        return List.of(words.split("[ ,]+")).stream().filter(name -> !name.isEmpty()).toList();
    }
}
