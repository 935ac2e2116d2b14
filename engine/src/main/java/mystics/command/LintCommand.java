package mystics.command;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import mystics.lint.Checked;
import mystics.lint.Lint;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.load.ModLoader;
import mystics.mod.source.Sources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** The command that checks a mod. */
@Command(name = "lint", description = "Checks a mod: loads it as the game would, and reports errors and probable mistakes. "
        + "Fails if there is an error.")
final class LintCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 1_000_000;

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Mystics program;

    @Parameters(paramLabel = "MOD", description = "A folder or zip file.")
    private Path mod;

    @Mixin
    private BesideMods beside;

    @Option(names = "--games", paramLabel = "N", defaultValue = "100", description = "Number of games that bots play of each "
            + "chapter (${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--fix", description = "Mends what can be mended by itself, after a copy of the mod has been kept in your folder.")
    private boolean fix;

    @Option(names = "--spelling", description = "Also checks the spelling of English texts. Words that are right go into words.txt.")
    private boolean spelling;

    @Option(names = "--json", description = "Prints the findings as a list of JSON objects.")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        if (games < 0 || games > MOST_GAMES) {
            throw new ParameterException(spec.commandLine(), "--games must be from 0 to " + MOST_GAMES + ", not " + games + ".");
        }
        if (fix) {
            mend();
        }
        Checked checked = checked();
        List<Finding> findings = checked.findings();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(JsonMapper.shared().writeValueAsString(findings.stream().map(this::facts).toList()));
        } else {
            findings.forEach(finding -> out.println(word(finding) + " " + finding.at(shown(finding)) + " [" + finding.code() + "]"));
            String ignored = checked.ignored() == 0 ? "" : ", " + checked.ignored() + " ignored";
            String number = findings.isEmpty() ? "No findings" : findings.size() == 1 ? "1 finding" : findings.size() + " findings";
            out.println(number + ignored + ".");
        }
        out.flush();
        return findings.stream().anyMatch(finding -> finding.severity() == Finding.Severity.ERROR) ? Mystics.FAILED : Mystics.FINE;
    }

    private void mend() throws IOException {
        if (!Files.isDirectory(mod)) {
            throw new ParameterException(spec.commandLine(), "--fix changes files in a folder, and '" + mod + "' is none.");
        }
        Mending mending = ServiceLoader.load(Mending.class).findFirst().orElseThrow(
                () -> new ParameterException(spec.commandLine(), "--fix needs the editor, which this program was built without."));
        PrintWriter out = json ? spec.commandLine().getErr() : spec.commandLine().getOut();
        mending.mend(mod, beside.sources(), program.home())
                .forEach(mend -> out.println("mended " + mend.finding().at(shown(mend.finding())) + " " + mend.deed() + "."));
        out.flush();
    }

    private Checked checked() {
        try {
            Lint lint = new Lint(ModLoader.fresh(), games);
            return (spelling ? lint.spelling() : lint).checked(Sources.at(mod), beside.sources());
        } catch (BrokenMod unreadable) {
            return new Checked(unreadable.findings(), 0);
        }
    }

    /** A place as a path the user can open. The path begins with the named folder or archive instead of the mod's id. */
    private Place shown(Finding finding) {
        boolean other = beside.paths().stream().anyMatch(path -> path.normalize().endsWith(finding.mod()));
        return other ? finding.place()
                : new Place(mod.normalize().toString().replace(File.separatorChar, '/'), finding.file(), finding.line(), finding.column());
    }

    private static String word(Finding finding) {
        return finding.severity().name().toLowerCase(Locale.ROOT);
    }

    private Map<String, Object> facts(Finding finding) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("severity", word(finding));
        facts.put("code", finding.code());
        facts.put("mod", finding.mod());
        facts.put("file", finding.file());
        facts.put("path", shown(finding).mod() + (finding.file().isEmpty() ? "" : "/" + finding.file()));
        facts.put("line", finding.line());
        facts.put("column", finding.column());
        facts.put("message", finding.message());
        facts.put("why", finding.why());
        facts.put("fix", finding.fix());
        return facts;
    }
}
