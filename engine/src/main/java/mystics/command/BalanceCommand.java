package mystics.command;

import com.google.common.base.Suppliers;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import mystics.bot.Bot;
import mystics.bot.SuggestedParty;
import mystics.content.Chapter;
import mystics.content.SetupRefused;
import mystics.disk.SafeFile;
import mystics.home.FinishedGames;
import mystics.home.GameTable;
import mystics.home.HomeFolder;
import mystics.lab.Balance;
import mystics.lab.BalancePage;
import mystics.lab.CampaignSeries;
import mystics.lab.GameSeries;
import mystics.lab.KeptGames;
import mystics.lab.LabReport;
import mystics.lab.Result;
import mystics.lab.Variation;
import mystics.mod.load.Assembly;
import mystics.mod.load.Knob;
import mystics.mod.load.Library;
import mystics.play.Game;
import mystics.proof.RuleLines;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** The command that measures how well chapters are balanced. */
@Command(name = "balance", description = "Measures how well a chapter is balanced: bots play it with every legal party, with other numbers "
        + "or without a card, and a report shows the differences.", mixinStandardHelpOptions = true)
public final class BalanceCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 1_000_000;
    private static final String ALL = "all";

    @Mixin
    private ModChoice mods = new ModChoice();

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "<chapter>", description = "Id of the chapter, or 'all'.")
    private String chapter;

    @Option(names = "--games", paramLabel = "N", defaultValue = "300", description = "Number of games for each row of the report "
            + "(${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "Seed of the first game of each row "
            + "(${DEFAULT-VALUE}). All rows use the same seeds.")
    private long seed;

    @Option(names = "--party", paramLabel = "HERO", split = ",", description = "Ids of the heroes in the party. Default: every legal "
            + "party; with --knob, --without, --bring or --ablate a party of many classes.")
    private List<String> party = List.of();

    @Option(names = {"--variant",
            "--variants"}, paramLabel = "VARIANT", split = ",", description = "Ids of the rule variants to switch on, or none. "
            + "Default: the usual ones.")
    private Set<String> variants = Set.of();

    @Option(names = "--knob", paramLabel = "PATH=N,N", description = "A number of the chapter and the values to try, such as "
            + "end-page=5,6,7.")
    private Optional<String> knob = Optional.empty();

    @Option(names = "--without", paramLabel = "ENTRY", split = ",", description = "Cards, encounters or rules to leave out, one a row, by "
            + "folder and id; a single rule by the line on which it begins, such as chapters/loft.groovy:12.")
    private List<String> without = List.of();

    @Option(names = "--bring", paramLabel = "THING", split = ",", description = "Things that the party brings from earlier chapters, one "
            + "a row: an achievement, a remembrance with its number, or hero:card. A + joins things: mark-a+mark-b=3.")
    private List<String> brought = List.of();

    @Option(names = "--ablate", paramLabel = "KIND", description = "Leaves out each entry of a kind in turn: cards, abilities, encounters, "
            + "rules or surges; or each single rule of the chapter's script: script. The report puts the strongest effect first.")
    private Optional<String> ablate = Optional.empty();

    @Option(names = "--campaign", description = "Plays whole campaigns: all chapters one after another, each with what the party kept.")
    private boolean campaign;

    @Option(names = "--kept", description = "Adds a line about the finished games in your folder. They do not leave this machine.")
    private boolean kept;

    @Option(names = "--bot", paramLabel = "BOT", defaultValue = "sensible", description = "Computer player: sensible or random "
            + "(${DEFAULT-VALUE}).")
    private String bot;

    @Option(names = "--threads", paramLabel = "T", description = "Number of threads. Default: one for each processor. The report does not "
            + "depend on it.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "Prints the report as JSON.")
    private boolean json;

    @Option(names = "--html", paramLabel = "FILE", description = "Also writes the report as one HTML page with plots.")
    private Optional<Path> html = Optional.empty();

    @Override
    public Integer call() throws IOException {
        require(games >= 1 && games <= MOST_GAMES, "--games must be from 1 to " + MOST_GAMES + ", not " + games + ".");
        require(threads >= 1 && threads <= 256, "--threads must be from 1 to 256, not " + threads + ".");
        require(chapter.equals(ALL) || !campaign, "--campaign goes with 'all'.");
        require(knob.isEmpty() || !chapter.equals(ALL), "--knob needs one chapter.");
        Bot player = bot();
        Wiring.beside();
        Assembly assembly = mods.complete();
        List<Balance> balances = new ArrayList<>(campaign ? List.of(campaigns(assembly.library(), player)) : List.of());
        for (Chapter each : campaign ? List.<Chapter>of() : chapters(assembly.library())) {
            Balance balance = played(each, variations(assembly, each), player);
            balances.add(kept ? balance.with(KeptGames.report(people(assembly.library(), each))) : balance);
        }
        tell(assembly.library(), balances);
        boolean whole = balances.stream().allMatch(balance -> balance.all().errors() == 0);
        return mods.ended(assembly, whole ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE);
    }

    private List<Chapter> chapters(Library library) {
        if (chapter.equals(ALL)) {
            return library.catalog().chapters().values().stream().filter(each -> !each.tiles().isEmpty() && !each.isLesson()).toList();
        }
        mods.requireChapter(library, chapter);
        return List.of(library.catalog().chapters().get(chapter));
    }

    private List<Game> people(Library library, Chapter of) {
        HomeFolder home = ((Mystics) spec.root().userObject()).home();
        return FinishedGames.of(new GameTable(library), home, of.id());
    }

    private Balance campaigns(Library library, Bot player) {
        List<Chapter> all = library.catalog().book();
        Map<String, List<String>> parties = new HashMap<>();
        all.forEach(each -> parties.put(each.id(), SuggestedParty.of(library.catalog(), each)));
        CampaignSeries series = new CampaignSeries(library, all, parties, WantedVariants.of(library.catalog(), variants), player, seed);
        try (ProgressBar bar = ProgressBar.of(games)) {
            List<LabReport> reports = LabWorkers.all(series, games, threads, bar::show);
            List<Result> results = new ArrayList<>();
            for (int row = 0; row < all.size(); row++) {
                results.add(new Result(all.get(row).name(), reports.get(row)));
            }
            return new Balance(all.get(0).id(), "Chapter of a campaign", results, Balance.Pairing.SIDE_BY_SIDE);
        }
    }

    private Variations variations(Assembly assembly, Chapter of) {
        Variations ways = new Variations(assembly, of, party, WantedVariants.of(assembly.library().catalog(), variants));
        Supplier<RuleLines> lines = Suppliers.memoize(() -> new RuleLines(assembly.library(), mods.files(assembly.library())));
        try {
            if (knob.isPresent()) {
                return ways.turning(Knob.of(knob.get()));
            }
            if (!brought.isEmpty()) {
                return ways.bringing(brought);
            }
            if (!without.isEmpty()) {
                return ways.without(without, lines);
            }
            return ablate.isPresent() ? ways.withoutEach(ablate.get(), lines) : party.isEmpty() ? ways.parties() : ways;
        } catch (SetupRefused | IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage());
        }
    }

    private Balance played(Chapter of, Variations ways, Bot player) {
        List<Variation> rows = ways.rows();
        List<GameSeries> series = rows.stream().map(row -> new GameSeries(row.setting(), player, seed)).toList();
        try (ProgressBar bar = ProgressBar.of(games * rows.size())) {
            List<LabReport> reports = LabWorkers.all(series, games, threads, bar::show);
            List<Result> results = new ArrayList<>();
            for (int row = 0; row < rows.size(); row++) {
                results.add(new Result(rows.get(row).name(), reports.get(row)));
            }
            return new Balance(of.id(), ways.title(), results, ways.pairing());
        }
    }

    private void tell(Library library, List<Balance> balances) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(JsonMapper.shared().writeValueAsString(balances.stream().map(BalanceText::facts).toList()));
        } else {
            balances.forEach(balance -> out.print(BalanceText.lines(balance)));
        }
        if (html.isPresent()) {
            byte[] page = new BalancePage(library.catalog(), balances).html().getBytes(StandardCharsets.UTF_8);
            SafeFile.write(html.get().toAbsolutePath(), page);
            spec.commandLine().getErr().println("The page is written to " + html.get() + ".");
        }
        out.flush();
    }

    private Bot bot() {
        for (Bot known : Bot.values()) {
            if (known.name().equals(bot.toUpperCase(Locale.ROOT))) {
                return known;
            }
        }
        throw new ParameterException(spec.commandLine(), "There is no bot '" + bot + "'. Choose sensible or random.");
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }
}
