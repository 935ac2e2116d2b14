package mystics.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import mystics.bot.Bot;
import mystics.lab.GameSeries;
import mystics.bot.SuggestedParty;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.content.SetupRefused;
import mystics.mod.load.Assembly;
import mystics.mod.load.Library;
import mystics.play.Inspector;
import mystics.play.Setting;
import mystics.soak.Invariants;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** The command that lets bots play a chapter many times and reports the results. */
@Command(name = "simulate", description = "Lets bots play a chapter many times and reports the results.", mixinStandardHelpOptions = true)
public final class SimulateCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 10_000_000;

    @Mixin
    private ModChoice mods = new ModChoice();

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "<chapter>", description = "Id of the chapter.")
    private String chapter;

    @Option(names = "--games", paramLabel = "N", defaultValue = "1000", description = "Number of games (${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "Seed of the first game; each later game "
            + "uses the next number (${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--party", paramLabel = "HERO", split = ",", description = "Ids of the heroes in the party. Default: a "
            + "party of many classes.")
    private List<String> party = List.of();

    @Option(names = {"--variant",
            "--variants"}, paramLabel = "VARIANT", split = ",", description = "Ids of the rule variants to switch on, or "
            + "none. Default: the usual ones.")
    private Set<String> variants = Set.of();

    @Option(names = "--bot", paramLabel = "BOT", defaultValue = "sensible", description = "Computer player: sensible or "
            + "random (${DEFAULT-VALUE}).")
    private String bot;

    @Option(names = "--threads", paramLabel = "T", description = "Number of threads. Default: one for each processor. The "
            + "report does not depend on it.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--check", description = "Checks every invariant after each step, and requests the information players "
            + "could request. Slower.")
    private boolean check;

    @Mixin
    private AskedShare asked = new AskedShare();

    @Option(names = "--json", description = "Prints the report as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        Bot player = bot();
        require(games >= 1 && games <= MOST_GAMES, "--games must be from 1 to " + MOST_GAMES + ", not " + games + ".");
        require(threads >= 1 && threads <= 256, "--threads must be from 1 to 256, not " + threads + ".");
        Wiring.beside();
        Assembly assembly = mods.chosen();
        Setting setting = setting(assembly.library());
        GameSeries lab = check ? new GameSeries(setting, player, seed, new Invariants(), asked.games()::playAgain)
                : new GameSeries(setting, player, seed);
        PrintWriter out = spec.commandLine().getOut();
        try (ProgressBar bar = ProgressBar.of(games)) {
            LabWorkers.Run run = LabWorkers.play(lab, games, threads, bar::show);
            bar.close();
            out.print(json ? JsonMapper.shared().writeValueAsString(RunText.facts(run)) + System.lineSeparator() : RunText.lines(run));
            out.flush();
            return mods.ended(assembly, run.report().errors() == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE);
        }
    }

    private Bot bot() {
        for (Bot known : Bot.values()) {
            if (known.name().equals(bot.toUpperCase(Locale.ROOT))) {
                return known;
            }
        }
        throw new ParameterException(spec.commandLine(), "There is no bot '" + bot + "'. Choose sensible or random.");
    }

    private Setting setting(Library library) {
        mods.requireChapter(library, chapter);
        Chapter played = library.catalog().chapters().get(chapter);
        List<String> heroes = party.isEmpty() ? SuggestedParty.of(library.catalog(), played) : party;
        try {
            Setup setup = new Setup(chapter, heroes.stream().map(hero -> new Setup.Member(hero.strip(), "")).toList(),
                    WantedVariants.of(library.catalog(), variants));
            return library.setting(setup, Inspector.NONE);
        } catch (SetupRefused refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage());
        }
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }
}
