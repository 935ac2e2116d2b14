package mystics.kit.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import mystics.bot.SuggestedParty;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.content.SetupRefused;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.lang.Translation;
import mystics.mod.load.Library;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Bind;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.Schemas;
import mystics.mod.yaml.YamlText;
import mystics.play.Setting;
import mystics.play.State;
import mystics.rules.Rule;
import mystics.table.Clock;
import mystics.table.Draft;

/** Runs the scenarios of a mod. */
public final class Scenarios {
    /** The folder of scenarios, and the kind of their schema. */
    public static final String FOLDER = "scenarios";

    private static final int MOST_ROUNDS = 99;
    private final Library library;
    private final UnaryOperator<Rule.Body[]> watching;
    private final Onlooker onlooker;
    private final Schemas schemas = new Schemas();

    /** Scenarios with the mods of a library. */
    public Scenarios(Library library) {
        this(library, bodies -> bodies, Onlooker.NONE);
    }

    /**
     * Scenarios in which rules and tables are watched.
     *
     * @param watching replaces the bodies of all rules, in the order of the rules' numbers
     * @param onlooker sees the table and every deed
     */
    public Scenarios(Library library, UnaryOperator<Rule.Body[]> watching, Onlooker onlooker) {
        this.library = library;
        this.watching = watching;
        this.onlooker = onlooker;
    }

    /** The paths of a mod's scenario files, sorted. */
    public static List<String> files(ModSource mod) {
        return mod.paths().stream().filter(path -> path.startsWith(FOLDER + "/") && path.endsWith(".yaml")).toList();
    }

    /**
     * Runs all scenarios of a mod, in the order of files and lines.
     *
     * @throws BrokenMod when a file is not a valid scenario file
     */
    public List<Verdict> run(String id, ModSource mod) {
        List<Verdict> verdicts = new ArrayList<>();
        for (String path : files(mod)) {
            verdicts.addAll(run(id, mod, path));
        }
        return verdicts;
    }

    /**
     * Runs the scenarios of one file of a mod.
     *
     * @throws BrokenMod when the file is not a valid scenario file
     */
    public List<Verdict> run(String id, ModSource mod, String path) {
        return run(read(id, mod, path), mod);
    }

    private Document read(String id, ModSource mod, String path) {
        Document document = YamlText.read(id, path, mod.bytes(path));
        BrokenMod.unlessUsable(schemas.check(document, FOLDER));
        return document;
    }

    private List<Verdict> run(Document document, ModSource mod) {
        ScenarioFile file = Bind.to(document, ScenarioFile.class);
        Library spoken = file.language().isEmpty() ? library : library.in(Translation.of(file.language(), List.of(mod)));
        Setting setting = setting(document, file, spoken);
        List<Verdict> verdicts = new ArrayList<>();
        for (int i = 0; i < file.scenarios().size(); i++) {
            verdicts.add(new ScenarioPerformance(document, i, file.scenarios().get(i), onlooker).in(setting));
        }
        return verdicts;
    }

    private Setting setting(Document document, ScenarioFile file, Library library) {
        try {
            Chapter chapter = chapter(file.chapter(), library);
            List<String> party = file.party().isEmpty() ? SuggestedParty.of(library.catalog(), chapter) : file.party();
            Set<String> variants = file.variants().map(Set::copyOf).orElseGet(library.catalog()::usualVariants);
            List<Setup.Member> members = party.stream().map(hero -> new Setup.Member(hero, "")).toList();
            return library.setting(new Setup(chapter.id(), members, variants, file.campaign().map(ScenarioFile.Brought::sheet)),
                    Scenarios::endless, watching);
        } catch (SetupRefused refused) {
            throw new BrokenMod(Finding.error("scenario", document.valueAt(""), refused.getMessage()));
        }
    }

    /**
     * Stops a game in which rounds pass without any question, for example because all present heroes are captured and another hero is
     * missing.
     */
    private static void endless(Setting setting, State before, State after) {
        if (Draft.of(after.table()).get(Clock.ROUND) > MOST_ROUNDS) {
            throw new IllegalStateException("the game goes on for ever: after round " + MOST_ROUNDS + " nobody has been asked anything");
        }
    }

    private static Chapter chapter(String named, Library library) {
        if (named.isEmpty()) {
            if (library.catalog().chapters().isEmpty()) throw new SetupRefused("There is no chapter to play in.");
            return library.catalog().firstToPlay();
        }
        Chapter known = library.catalog().chapters().get(named);
        if (known == null) {
            throw library.catalog().noChapter(named);
        }
        return known;
    }
}
