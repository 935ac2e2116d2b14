package mystics.proof;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import mystics.content.CampaignSheet;
import mystics.content.Catalog;
import mystics.content.MarkKind;
import mystics.mod.script.mentions.Mention;
import mystics.mod.yaml.Document;
import mystics.rules.Names;
import tools.jackson.databind.JsonNode;

/**
 * Makes up results of earlier chapters, as far as a chapter asks about them.
 *
 * @param marks marks that last for the campaign, with the numbers that the chapter compares them with
 * @param chapters chapters that may have been won or lost
 */
record Recollection(Map<String, Set<Integer>> marks, Set<String> chapters) {
    /** A number of marks that is high enough for the rules that count them. */
    private static final int MANY = 4;

    static Recollection of(Document page, Catalog catalog, List<Mention> mentions) {
        Recollection asked = new Recollection(new TreeMap<>(), new TreeSet<>(Set.of(page.id())));
        asked.look(page.root().path("story"));
        String script = page.path().replaceFirst("[.]yaml$", ".groovy");
        mentions.stream().filter(mention -> mention.what() == Names.What.MARK && mention.place().file().equals(script))
                .forEach(mention -> Stream.of(1, MANY).forEach(number -> asked.number(mention.text(), number)));
        asked.marks.keySet().removeIf(mark -> !lasts(catalog.marks().get(mark)));
        return asked;
    }

    private static boolean lasts(MarkKind mark) {
        return mark != null && mark.kept() && mark.on().equals("table");
    }

    private void number(String mark, int number) {
        marks.computeIfAbsent(mark, each -> new TreeSet<>()).add(Math.max(1, number));
    }

    private void look(JsonNode node) {
        for (String key : node.propertyNames()) {
            JsonNode value = node.path(key);
            switch (key) {
                case "with", "without" -> texts(value).forEach(mark -> number(mark, 1));
                case "at-least", "at-most" -> value.propertyNames().forEach(mark -> number(mark, value.path(mark).asInt(1)));
                case "won", "lost", "played" -> texts(value).forEach(chapters::add);
                default -> look(value);
            }
        }
        for (int i = 0; node.isArray() && i < node.size(); i++) look(node.get(i));
    }

    private static Stream<String> texts(JsonNode node) {
        return node.isArray() ? node.valueStream().map(each -> each.asString("")) : Stream.of(node.asString(""));
    }

    /** The sheet of a possible campaign that has reached this chapter. The same number gives the same sheet. */
    CampaignSheet drawn(Catalog catalog, long number) {
        SplittableRandom random = new SplittableRandom(number);
        Map<String, Integer> kept = new TreeMap<>();
        marks.forEach((mark, numbers) -> {
            int which = random.nextInt(2 * numbers.size());
            if (which < numbers.size()) kept.put(mark, List.copyOf(numbers).get(which));
        });
        Map<String, CampaignSheet.Tries> tries = new TreeMap<>();
        for (String chapter : chapters) {
            int how = random.nextInt(4);
            if (catalog.chapters().containsKey(chapter) && how > 0) {
                tries.put(chapter, new CampaignSheet.Tries(how == 1 ? 0 : 1, how == 2 ? 0 : 1));
            }
        }
        return new CampaignSheet(kept, Map.of(), tries, Set.of());
    }
}
