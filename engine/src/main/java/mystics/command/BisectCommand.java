package mystics.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Worded;
import mystics.home.GameTable;
import mystics.home.mods.HomeMods;
import mystics.kit.bisect.ModTrial;
import mystics.kit.scenario.Scenarios;
import mystics.kit.scenario.Verdict;
import mystics.mod.finding.BrokenMod;
import mystics.mod.load.Assembling;
import mystics.mod.load.Gathering;
import mystics.mod.load.Library;
import mystics.mod.load.ModLoader;
import mystics.mod.source.ModSource;
import mystics.play.SwitchOff;
import mystics.save.ModDifference;
import mystics.save.Replay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** The command that finds the mods that make something fail. */
@Command(name = "bisect", description = "Finds the smallest set of mods with which a saved game, a report or a scenario fails. "
        + "A saved game fails if a rule fails in it, or if it goes another way than it was played.")
final class BisectCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Mystics program;

    @Parameters(paramLabel = "FILE", description = "A saved game or report that is played again, or a scenario file.")
    private Path file;

    @Option(names = "--mods", paramLabel = "PATH", split = ",", description = "Mods to try besides those that are on in your folder.")
    private List<Path> mods = List.of();

    @Override
    public Integer call() {
        if (!Files.isRegularFile(file)) throw new ParameterException(spec.commandLine(), "There is no file '" + file + "'.");
        ModLoader loader = ModLoader.keepingIn(program.home().cache());
        HomeMods home = HomeMods.in(program.home());
        List<String> off = home.list().off();
        Gathering gathering = Gathering.at(loader, Stream.concat(home.paths().stream(), mods.stream()).toList()).without(off);
        PrintWriter out = spec.commandLine().getOut();
        List<ModDifference> missing = isScenario() ? List.of()
                : new GameTable(Assembling.of(loader, gathering).library()).saves().missing(file);
        if (!missing.isEmpty()) {
            out.println("It was played with mods that are not here, so their guilt cannot be tried.");
            missing.forEach(mod -> out.println("  " + mod.words() + ". " + mod.remedy() + " Or name its place with --mods."));
            out.flush();
            return Mystics.FAILED;
        }
        Optional<ModTrial.Guilty> guilty = new ModTrial(loader, gathering, this::failure).guilty();
        out.println(guilty.map(BisectCommand::words).orElse("Nothing fails with all " + gathering.found().size() + " mods together."));
        out.flush();
        return guilty.isPresent() ? Mystics.FAILED : Mystics.FINE;
    }

    private boolean isScenario() {
        return file.getFileName().toString().endsWith(".yaml");
    }

    private static String words(ModTrial.Guilty guilty) {
        String who = guilty.mods().isEmpty() ? "It fails without any mod."
                : guilty.mods().size() == 1 ? "Guilty: " + guilty.mods().get(0) + "."
                        : "Guilty together: " + String.join(", ", guilty.mods()) + ". Without any of them it does not fail.";
        return guilty.failure() + "\n" + who + " (tries: " + guilty.tries() + ")";
    }

    /** The failure that the file shows when some of the mods are loaded. */
    private Optional<String> failure(Library library) {
        try {
            return isScenario() ? scenario(library)
                    : failure(new GameTable(library).saves().replayWithAllMods(file));
        } catch (BrokenMod broken) {
            return broken.findings().stream().findFirst().map(Object::toString);
        } catch (RuntimeException failed) {
            if (failed instanceof Worded worded) return Optional.of(worded.words().toString());
            throw failed;
        }
    }

    /** The first rule that fails in a replay; otherwise the place where the replay departs from the record. */
    private static Optional<String> failure(Replay replay) {
        return replay.end().log().stream().flatMap(line -> SwitchOff.told(line).stream()).findFirst()
                .map(story -> "A rule of " + story.mod() + " fails: " + story.why())
                .or(() -> replay.parting().map(Object::toString));
    }

    private Optional<String> scenario(Library library) {
        ModSource alone = ModSource.of("bisect", Map.of(Scenarios.FOLDER + "/" + file.getFileName(), bytes()));
        String failed = new Scenarios(library).run("bisect", alone).stream().filter(verdict -> !verdict.holds()).map(Verdict::it)
                .collect(Collectors.joining("; "));
        return failed.isEmpty() ? Optional.empty() : Optional.of("These scenarios do not hold: " + failed);
    }

    private byte[] bytes() {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
