package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import mystics.mod.FoundMod;
import mystics.mod.Manifest;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.load.Assembling;
import mystics.mod.load.Assembly;
import mystics.mod.load.BaseEdition;
import mystics.mod.load.Gathering;
import mystics.mod.load.ModLoader;
import mystics.mod.resolve.LeftOut;
import mystics.mod.source.ModSource;

/** Checks a mod: loads it exactly as the game would, and runs every check. */
public final class Lint {
    private final ModLoader loader;
    private final List<Check> checks;
    private final int games;

    /** @param games number of games for each chapter that bots play to find endless games; 0 for none */
    public Lint(ModLoader loader, int games) {
        this(loader, games, List.of(new SilentTexts(), new OpenTexts(), new Rooms(), new Sides(), new StoryPassages(), new StoryLines(),
                new FigureSupply(), new Users(),
                new EncounterPages(), new Chapters(), new GoalsMet(), new NeverHappens(), new NeverSpeaks(),
                new LiteralNames(), new IdleScripts(loader),
                new Translations(), new StrayTranslations(), new OutdatedTranslations(), new LongTranslations(),
                new MisspeltSentences(), new Untranslated(loader), new Surfaces(), new Pictures(), new SceneMice(),
                new UnreadFiles()));
    }

    private Lint(ModLoader loader, int games, List<Check> checks) {
        this.loader = loader;
        this.checks = checks;
        this.games = games;
    }

    /** These checks, and a spelling check of English texts. */
    public Lint spelling() {
        return new Lint(loader, games, Stream.concat(checks.stream(), Stream.of(new MisspeltWords())).toList());
    }

    /**
     * All findings about a mod, sorted by place, except those its author has silenced with a reason.
     *
     * @param beside other mods to be loaded with this mod
     */
    public List<Finding> findings(ModSource mod, List<ModSource> beside) {
        return checked(mod, beside).findings();
    }

    /** The findings that {@link #findings} returns, and the number of findings that the mod's author has silenced. */
    public Checked checked(ModSource mod, List<ModSource> beside) {
        Gathering gathering = Gathering.of(loader, Stream.concat(beside.stream(), Stream.of(mod)).toList());
        Optional<FoundMod> found = gathering.found().stream().filter(each -> each.source() == mod).findFirst();
        Optional<ModSource> edition = found.flatMap(each -> BaseEdition.of(loader.baseSource(), mod));
        if (edition.isPresent()) return baseGame(edition.get());
        if (found.isEmpty()) return new Checked(gathering.leftOut().stream().flatMap(out -> out.reasons().stream()).sorted().toList(), 0);
        Assembly assembly = Assembling.of(loader, gathering);
        String id = found.get().id();
        List<Finding> broken = assembly.leftOut().stream().map(LeftOut::reasons).flatMap(List::stream)
                .filter(finding -> finding.mod().equals(id)).toList();
        if (!broken.isEmpty()) return new Checked(broken, 0);
        Map<String, ModSource> sources = new TreeMap<>(Map.of(assembly.library().mods().get(0).id(), loader.baseSource()));
        gathering.found().forEach(each -> sources.put(each.id(), each.source()));
        return doubts(subject(sources, id, assembly), assembly.warnings());
    }

    private Checked baseGame(ModSource edition) {
        if (edition.hash().equals(loader.baseSource().hash())) return baseGame();
        try {
            return new Lint(loader.withBase(edition), games, checks).baseGame();
        } catch (BrokenMod broken) {
            return new Checked(broken.findings(), 0);
        }
    }

    /** All findings about the base game itself. */
    public List<Finding> ofBaseGame() {
        return baseGame().findings();
    }

    private Checked baseGame() {
        Assembly assembly = Assembling.of(loader, Gathering.of(loader, List.of()));
        String id = assembly.library().mods().get(0).id();
        return doubts(subject(Map.of(id, loader.baseSource()), id, assembly), List.of());
    }

    private Subject subject(Map<String, ModSource> sources, String id, Assembly assembly) {
        Manifest manifest = assembly.library().mods().stream().filter(mod -> mod.id().equals(id)).findFirst().orElseThrow().manifest();
        return Subject.of(sources, manifest, loader.mentions(sources.get(id)), assembly.register().orElseThrow(), assembly.library());
    }

    private Checked doubts(Subject subject, List<Finding> warnings) {
        List<Finding> doubts = new ArrayList<>(warnings);
        checks.forEach(check -> doubts.addAll(check.findings(subject)));
        if (games > 0 && doubts.stream().noneMatch(finding -> finding.severity() == Finding.Severity.ERROR)) {
            List.of(new Endings(games), new InPlay(games)).forEach(check -> doubts.addAll(check.findings(subject)));
        }
        return Silences.in(subject.manifest().id(), subject.source()).applied(doubts);
    }
}
