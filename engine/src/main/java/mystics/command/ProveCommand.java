package mystics.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.load.ModLoader;
import mystics.mod.source.Sources;
import mystics.mod.yaml.Document;
import mystics.proof.RuleProving;
import mystics.proof.ProofBench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** The command that plays games of bots and shows which parts of a chapter occur in them. */
@Command(name = "prove", description = "Lets bots play the chapters of a mod with all parties, on errands into every room, and lists the "
        + "passages, answers, surges, searches, marks and rules that happened in no game; then the chapters of all mods with the cards and "
        + "variants of the mod. Fails if games break off.")
final class ProveCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 1_000_000;
    private static final String RULES = "rules";

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "MOD", description = "A folder or zip file.")
    private Path mod;

    @Parameters(index = "1", arity = "0..1", paramLabel = "chapters/ID", description = "One chapter of the mod, or 'rules' for the "
            + "rules of its cards, marks and variants. Default: all of it.")
    private Optional<String> part = Optional.empty();

    @Mixin
    private BesideMods beside;

    @Option(names = "--games", paramLabel = "N", defaultValue = "200", description = "Number of games of each chapter (${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--all", description = "Lists also what happened, with the number of games.")
    private boolean all;

    @Option(names = "--json", description = "Prints the report as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        require(games >= 1 && games <= MOST_GAMES, "--games must be from 1 to " + MOST_GAMES + ", not " + games + ".");
        Wiring.beside();
        ProofBench bench = ProofBench.of(ModLoader.fresh(), Sources.at(mod), beside.sources());
        RuleProving rules = bench.rules();
        List<ProofText> proofs = new ArrayList<>(wanted(bench, rules).stream()
                .map(page -> new ProofText(page.valueAt(""), bench.proving(page).prove(games, IntStream::parallel))).toList());
        if (!rules.isEmpty() && part.filter(wanted -> !wanted.equals(RULES)).isEmpty()) {
            proofs.add(new ProofText(bench.manifest(), rules.prove(games, IntStream::parallel)));
        }
        PrintWriter out = spec.commandLine().getOut();
        if (json) out.println(JsonMapper.shared().writeValueAsString(proofs.stream().map(ProofText::facts).toList()));
        else proofs.forEach(proof -> out.print(all ? proof.whole() : proof.lines()));
        out.flush();
        boolean broken = proofs.stream().flatMap(proof -> proof.doubts().stream())
                .anyMatch(doubt -> doubt.severity() == Finding.Severity.ERROR);
        return broken ? Mystics.FAILED : Mystics.FINE;
    }

    /** The chapters to be played. */
    private List<Document> wanted(ProofBench bench, RuleProving rules) {
        List<String> known = Stream.concat(bench.chapters().stream().map(page -> "chapters/" + page.id()),
                Stream.of(RULES).filter(word -> !rules.isEmpty())).toList();
        require(!known.isEmpty(), bench.mod() + " has no chapter, and no other rules.");
        part.ifPresent(id -> require(known.contains(id), "There is no '" + id + "' in this mod. " + Nearest.advice(id, known)));
        return bench.chapters().stream().filter(page -> part.isEmpty() || ("chapters/" + page.id()).equals(part.get())).toList();
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) throw new ParameterException(spec.commandLine(), otherwise);
    }
}
