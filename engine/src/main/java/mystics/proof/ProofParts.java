package mystics.proof;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Crossroads;
import mystics.content.Passage;
import mystics.content.Spelling;
import mystics.lint.Journey;
import mystics.mod.finding.Place;
import mystics.mod.load.Library;
import mystics.mod.script.mentions.Mention;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;
import mystics.rules.Names;
import mystics.rules.Rule;

/** Lists the parts of a chapter that should happen, in the order of its files. */
final class ProofParts {
    private final Document page;
    private final Chapter chapter;
    private final List<ProofPart> parts = new ArrayList<>();

    private ProofParts(Document page, Chapter chapter) {
        this.page = page;
        this.chapter = chapter;
    }

    /**
     * The parts of a chapter.
     *
     * @param page the file of the chapter
     * @param source the files of the chapter's mod
     * @param mentions the names in the scripts of the chapter's mod
     */
    static List<ProofPart> of(Document page, Library library, ModSource source, List<Mention> mentions) {
        Catalog catalog = library.catalog();
        ProofParts all = new ProofParts(page, catalog.chapters().get(page.id()));
        all.story();
        all.lists();
        all.notes(catalog, source, mentions);
        all.rules(library, source);
        return List.copyOf(all.parts);
    }

    private void story() {
        for (int i = 0; i < chapter.story().size(); i++) {
            Passage passage = chapter.story().get(i);
            String at = "/story/" + i;
            parts.add(new ProofPart(ProofPart.Kind.PASSAGE, passage.id(), i, page.valueAt(at + "/id")));
            List<Crossroads.Way> ways = passage.choice().map(Crossroads::options).orElse(List.of());
            for (int way = 0; way < ways.size(); way++) {
                parts.add(new ProofPart(ProofPart.Kind.ANSWER, passage.id() + "/" + ways.get(way).id(), way,
                        page.valueAt(at + "/choice/options/" + way)));
            }
        }
    }

    private void lists() {
        for (int i = 0; i < chapter.surges().size(); i++) {
            parts.add(new ProofPart(ProofPart.Kind.SURGE, chapter.surges().get(i).room(), i, page.valueAt("/surges/" + i)));
        }
        for (int i = 0; i < chapter.searches().size(); i++) {
            parts.add(new ProofPart(ProofPart.Kind.SEARCH, chapter.searches().get(i).room(), i, page.valueAt("/searches/" + i)));
        }
    }

    /**
     * Adds the marks that the chapter's script names, and the marks that its answers lay. Marks drawn in rooms are left out. Notes that a
     * rule takes back are left out too, because such a note might be gone before the step ends.
     */
    private void notes(Catalog catalog, ModSource source, List<Mention> mentions) {
        Set<String> drawn = catalog.rooms().values().stream().flatMap(room -> room.plan().marks().stream()).collect(Collectors.toSet());
        Map<String, Place> places = new LinkedHashMap<>();
        String script = page.path().replaceFirst("[.]yaml$", ".groovy");
        String text = source.has(script) ? new String(source.bytes(script), StandardCharsets.UTF_8) : "";
        mentions.stream().filter(mention -> mention.what() == Names.What.MARK && mention.place().file().equals(script))
                .filter(mention -> !Pattern.compile("setNote '" + Pattern.quote(mention.text()) + "', 0\\b").matcher(text).find())
                .filter(mention -> catalog.marks().containsKey(mention.text()) && !drawn.contains(mention.text()))
                .forEach(mention -> places.putIfAbsent(mention.text(), mention.place()));
        for (int i = 0; i < chapter.story().size(); i++) {
            String at = "/story/" + i + "/choice/options/";
            List<Crossroads.Way> ways = chapter.story().get(i).choice().map(Crossroads::options).orElse(List.of());
            for (int way = 0; way < ways.size(); way++) places.putIfAbsent(ways.get(way).keep(), page.valueAt(at + way + "/keep"));
        }
        places.remove("");
        places.forEach((mark, place) -> parts.add(new ProofPart(ProofPart.Kind.NOTE, mark, 0, place)));
    }

    /** Adds the rules of the chapter and of the rooms that can be reached. */
    private void rules(Library library, ModSource source) {
        Set<String> rooms = Journey.of(chapter, library.catalog()).reached();
        parts.addAll(of(library.rules().stream().filter(rule -> rule.source().mod().equals(page.mod()))
                .filter(rule -> rule.source().id().equals("chapters/" + chapter.id())
                        || rule.source().kind() == Rule.Kind.ROOM && rooms.contains(rule.source().entry())).toList(), library, source));
    }

    /** Rules of a mod as parts, each with its place in the files of the mod. */
    static List<ProofPart> of(List<Rule> rules, Library library, ModSource source) {
        RulePlaces places = new RulePlaces(source);
        return rules.stream().map(rule -> new ProofPart(ProofPart.Kind.RULE, heading(rule), rule.number(),
                places.of(rule, library.rules()))).toList();
    }

    private static String heading(Rule rule) {
        String spoken = Spelling.of(rule.verb()) + "(" + rule.moment().getSimpleName() + ")";
        boolean placed = rule.source().kind() == Rule.Kind.CHAPTER || rule.source().kind() == Rule.Kind.ROOM;
        return placed ? spoken : spoken + " of " + rule.source().id();
    }
}
