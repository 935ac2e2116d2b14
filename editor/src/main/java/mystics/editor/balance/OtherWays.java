package mystics.editor.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.bot.Bot;
import mystics.bot.SuggestedParty;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.content.SetupRefused;
import mystics.editor.deed.Deed;
import mystics.editor.deed.EntryNames;
import mystics.editor.draft.Project;
import mystics.lint.Journey;
import mystics.mod.finding.Place;
import mystics.mod.load.Library;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;
import mystics.proof.RuleLines;
import mystics.rules.Rule;

/**
 * The variations of a chapter that can be tried. Each variation raises or lowers a number by one, or leaves out one element of the chapter.
 *
 * @param project the current mod
 * @param tried tries changes of the chapter
 */
record OtherWays(Library library, Project project, TriedChapter tried, Chapter chapter) {
    private static final Pointer END = Pointer.ROOT.in("end-page");
    private static final Pointer DECK = Pointer.ROOT.in("encounters");
    private static final String MINIONS = "minions";
    private static final Set<Rule.Kind> PLACED = Set.of(Rule.Kind.ROOM, Rule.Kind.MINION, Rule.Kind.MARK);

    /** Variations of the most important numbers, each raised and lowered: those for time, the minions of the set-up, and encounters. */
    List<OtherWay> knobs() {
        List<Deed> deeds = new ArrayList<>();
        counted(deeds, Sentence.of("The end one page later"), Sentence.of("The end one page earlier"), END, chapter.endPage(), 1);
        for (int i = 0; i < chapter.setup().size(); i++) {
            String room = chapter.setup().get(i).room();
            crowd(deeds, Pointer.ROOT.in("setup").at(i), chapter.setup().get(i).minions(), room, "{change} in {room}");
        }
        for (int i = 0; i < chapter.surges().size(); i++) {
            String room = chapter.surges().get(i).room();
            crowd(deeds, Pointer.ROOT.in("surges").at(i), chapter.surges().get(i).minions(), room, "{change} with the surge in {room}");
        }
        counted(deeds, Sentence.of("One standard encounter more"), Sentence.of("One standard encounter fewer"), DECK.in("standard"),
                chapter.encounters().getOrDefault("standard", 0), 0);
        counted(deeds, Sentence.of("One difficult encounter more"), Sentence.of("One difficult encounter fewer"), DECK.in("difficult"),
                chapter.encounters().getOrDefault("difficult", 0), 0);
        return deeds.stream().flatMap(deed -> tried(deed).stream()).toList();
    }

    /** Variations of the chapter, each without one surge, search, group of minions or script. */
    List<OtherWay> without() {
        List<Deed> deeds = new ArrayList<>();
        for (int i = 0; i < chapter.setup().size(); i++) {
            if (!chapter.setup().get(i).minions().isEmpty()) {
                deeds.add(Deed.of(Sentence.of("Without the minions in {room}", "room", room(chapter.setup().get(i).room())), "",
                        new Change.Assign(Pointer.ROOT.in("setup").at(i).in(MINIONS), Map.of())));
            }
        }
        for (int i = 0; i < chapter.surges().size(); i++) {
            deeds.add(Deed.of(Sentence.of("Without the surge in {room}", "room", room(chapter.surges().get(i).room())), "",
                    gone("surges", i, chapter.surges().size())));
        }
        for (int i = 0; i < chapter.searches().size(); i++) {
            deeds.add(Deed.of(Sentence.of("Without the search in {room}", "room", room(chapter.searches().get(i).room())), "",
                    gone("searches", i, chapter.searches().size())));
        }
        Set<String> scripts = scripts();
        Stream<OtherWay> silent = Stream.concat(scripts.stream().map(this::silent), scripts.stream().flatMap(this::silentRules));
        return Stream.concat(deeds.stream().flatMap(deed -> tried(deed).stream()), silent.filter(this::isPlayable)).toList();
    }

    /** Variations of the chapter, each without one rule of a script of this mod, if the script has several rules. */
    private Stream<OtherWay> silentRules(String script) {
        RuleLines lines = new RuleLines(library, Map.of(project.id(), project.source()));
        Map<Place, List<Rule>> rules = lines.of(script).stream().filter(rule -> rule.source().mod().equals(project.id()))
                .collect(Collectors.groupingBy(lines::of, TreeMap::new, Collectors.toList()));
        return rules.size() < 2 ? Stream.empty() : rules.entrySet().stream().map(rule -> new OtherWay(Sentence.of(
                "Without the rule on line {line} of {file}", "line", rule.getKey().line(), "file", rule.getKey().file()),
                Optional.empty(), chapter, library.without(rule.getValue())));
    }

    private static Change gone(String list, int place, int size) {
        return new Change.Remove(size == 1 ? Pointer.ROOT.in(list) : Pointer.ROOT.in(list).at(place));
    }

    private Object room(String id) {
        return id.isEmpty() ? Sentence.of("every other room") : new EntryNames(library.catalog()).room(id);
    }

    private void counted(List<Deed> deeds, Sentence more, Sentence fewer, Pointer at, int number, int least) {
        deeds.add(Deed.of(more, "", new Change.Assign(at, number + 1L)));
        if (number > least) deeds.add(Deed.of(fewer, "", new Change.Assign(at, number - 1L)));
    }

    private void crowd(List<Deed> deeds, Pointer at, Map<String, Integer> minions, String room, String where) {
        minions.forEach((minion, number) -> {
            Object name = new EntryNames(library.catalog()).minion(minion);
            Sentence more = Sentence.of("One more: {minion}", "minion", name);
            Sentence fewer = Sentence.of("One fewer: {minion}", "minion", name);
            counted(deeds, Sentence.of(where, "change", more, "room", room(room)), Sentence.of(where, "change", fewer, "room", room(room)),
                    at.in(MINIONS).in(minion), number, 0);
        });
    }

    /** The chapter after a change; empty if its file cannot be read afterwards. */
    private Optional<OtherWay> tried(Deed deed) {
        return tried.after(deed).map(changed -> new OtherWay(deed.label(), Optional.of(deed), changed, library))
                .filter(this::isPlayable);
    }

    /**
     * The entries whose scripts speak in this chapter and need no other piece to carry them: the chapter itself and its rooms, minions and
     * marks.
     */
    private Set<String> scripts() {
        Set<String> rooms = Journey.of(chapter, library.catalog()).reached();
        Set<String> there = new TreeSet<>(rooms);
        chapter.setup().forEach(setup -> there.addAll(setup.minions().keySet()));
        rooms.stream().map(library.catalog().rooms()::get).filter(Objects::nonNull).forEach(room -> there.addAll(room.plan().marks()));
        Set<String> scripts = new TreeSet<>();
        library.rules().stream().map(Rule::source)
                .filter(source -> source.kind() == Rule.Kind.CHAPTER ? source.entry().equals(chapter.id())
                        : PLACED.contains(source.kind()) && there.contains(source.entry()))
                .forEach(source -> scripts.add(source.id()));
        return scripts;
    }

    private OtherWay silent(String script) {
        String name = library.rules().stream().map(Rule::source).filter(source -> source.id().equals(script)).findFirst()
                .map(Rule.Source::name).orElse(script);
        return new OtherWay(Sentence.of("Without the rules of {entry}", "entry", name), Optional.empty(), chapter, library.without(script));
    }

    private boolean isPlayable(OtherWay way) {
        try {
            new BotSetUp(way.library(), way.chapter(), SuggestedParty.of(library.catalog(), chapter),
                    Bot.SENSIBLE).series();
            return true;
        } catch (SetupRefused refused) {
            return false;
        }
    }
}
