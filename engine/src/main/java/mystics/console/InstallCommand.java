package mystics.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import mystics.console.install.ClassArchive;
import mystics.console.install.Java;
import mystics.console.install.Starter;
import mystics.mod.load.BaseGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Puts the program where it starts quickly. */
@Command(name = "install", description = "Put the program into a folder, with a starter that takes half the time. To take it away again, delete the folder.")
final class InstallCommand implements Callable<Integer> {
    private static final String JAR = "mystics.jar";
    private static final String ARCHIVE = "mystics.jsa";

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Mystics program;

    @Parameters(paramLabel = "FOLDER", arity = "0..1", description = "Where to; left out, 'program' in your folder.")
    private Optional<Path> wanted = Optional.empty();

    @Override
    public Integer call() throws IOException {
        Path running = Path.of(URI.create(Mystics.class.getProtectionDomain().getCodeSource().getLocation().toString()));
        if (!running.endsWith(JAR)) {
            throw new ParameterException(spec.commandLine(), "Only " + JAR + " can be installed. 'mvn -q package -DskipTests' makes it; then: java -jar editor/target/" + JAR + " install");
        }
        PrintWriter out = spec.commandLine().getOut();
        Path folder = Files.createDirectories(wanted.orElseGet(() -> program.home().path().resolve("program"))).toRealPath();
        Path jar = copied(running, folder.resolve(JAR));
        out.println("Rehearsing a start, so that later ones are quick; this takes a few seconds.");
        out.flush();
        if (!ClassArchive.write(Java.running(), jar, this::rehearsals, folder.resolve(ARCHIVE))) {
            out.println("Starts stay slower than they could be: Java " + Runtime.version().feature() + " keeps no classes of a program in " + folder
                    + ". Where the path has spaces or accents, a newer Java can.");
        }
        out.println("Installed. Start it with: " + Starter.of(System.getProperty("os.name", "")).write(Java.running(), jar, folder.resolve(ARCHIVE)));
        return Mystics.FINE;
    }

    /** The program in its new place: made beside it and put there whole. */
    private static Path copied(Path running, Path jar) throws IOException {
        if (Files.exists(jar) && Files.isSameFile(running, jar)) {
            return jar;
        }
        Path whole = Files.copy(running, jar.resolveSibling(JAR + ".new"), StandardCopyOption.REPLACE_EXISTING);
        return Files.move(whole, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    /** A first simulated game, a first question at the terminal, and what a window shows. */
    private List<List<String>> rehearsals(Path home) {
        String chapter = BaseGame.library().catalog().chapters().keySet().iterator().next();
        return Stream.of(List.of("simulate", chapter, "--games", "1"), List.of("play"), program.desktop().rehearsal()).filter(words -> !words.isEmpty())
                .map(words -> Stream.concat(Stream.of("--home", home.toString()), words.stream()).toList()).toList();
    }
}
