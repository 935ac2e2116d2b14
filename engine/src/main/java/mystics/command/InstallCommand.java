package mystics.command;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import mystics.install.ClassArchive;
import mystics.install.Installation;
import mystics.install.Java;
import mystics.install.Scaffold;
import mystics.install.Starter;
import mystics.mod.load.BaseGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** The command that installs the program so that it starts quickly. */
@Command(name = "install", description = "Installs the program into a folder, where it starts twice as fast. To uninstall, "
        + "delete the folder.")
final class InstallCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Mystics program;

    @Parameters(paramLabel = "FOLDER", arity = "0..1", description = "Target folder. Default: 'program' in your folder.")
    private Optional<Path> wanted = Optional.empty();

    @Override
    public Integer call() throws IOException {
        Path running = running(spec);
        Starter kind = Starter.of(System.getProperty("os.name", ""));
        Installation place = place(kind);
        boolean first = !Files.exists(place.jar());
        try (Scaffold scaffold = new Scaffold(place.folder())) {
            try {
                install(running, place, kind, scaffold);
            } finally {
                if (first && !Files.exists(place.starter(kind))) {
                    place.clear();
                }
            }
        }
        spec.commandLine().getOut().println("Installed. Start it with: " + kind.command(place.starter(kind)));
        spec.commandLine().getOut().println("With that folder on your PATH you can simply type 'mystics'.");
        return Mystics.FINE;
    }

    /**
     * The jar of the running program.
     *
     * @throws ParameterException if the program does not run from its jar
     */
    static Path running(CommandSpec spec) throws IOException {
        Path running = Path.of(URI.create(Mystics.class.getProtectionDomain().getCodeSource().getLocation().toString()));
        if (!isProgram(running)) {
            throw new ParameterException(spec.commandLine(),
                    "Only mystics.jar can be installed. 'mvn -q package -DskipTests' makes it; then: java -jar "
                    + "editor/target/mystics.jar install");
        }
        return running;
    }

    /** Whether a file, under any name, holds the whole program. A jar that holds only a part of the program has no main class. */
    private static boolean isProgram(Path running) throws IOException {
        return Files.isRegularFile(running) && Installation.mainClass(running).isPresent();
    }

    /** The target folder, if no foreign files are in the way. */
    private Installation place(Starter kind) throws IOException {
        Path folder = wanted.orElseGet(() -> program.home().path().resolve("program")).toAbsolutePath();
        if (folder.toString().contains(File.pathSeparator)) {
            throw new ParameterException(spec.commandLine(), "Java cannot start a program from a folder with '" + File.pathSeparator
                    + "' in its name: '" + folder + "'. Choose another place.");
        }
        Installation place = new Installation(Files.createDirectories(folder).toRealPath());
        if (!place.isFree(kind)) {
            throw new ParameterException(spec.commandLine(),
                    "There are other files in '" + place.folder() + "'. Choose an empty or new folder; Mystics needs a folder of its own.");
        }
        return place;
    }

    private void install(Path running, Installation place, Starter kind, Scaffold scaffold) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        place.take(running, scaffold);
        out.println("Recording a start to make later starts quick; this takes about 15 seconds.");
        out.flush();
        if (!ClassArchive.write(Java.running(), place.jar(), scaffold.folder(), home -> rehearsals(program, home), place.archive())) {
            out.println("Starts stay slower than they could be: Java " + Runtime.version().feature() + " keeps no classes of a program in "
                    + place.folder()
                    + ". That wants 60 MB of room and, before Java 25, a path of plain letters without spaces.");
        }
        place.write(kind, Java.running(), scaffold);
    }

    /**
     * The command lines that are run to record classes: one simulated game, a first question at the terminal, and the contents of a
     * window.
     */
    static List<List<String>> rehearsals(Mystics program, Path home) {
        String chapter = BaseGame.library().catalog().chapters().keySet().iterator().next();
        return Stream.of(List.of("simulate", chapter, "--games", "1"), List.of("play", chapter), program.desktop().rehearsal())
                .filter(words -> !words.isEmpty())
                .map(words -> Stream.concat(Stream.of("--home", home.toString()), words.stream()).toList()).toList();
    }
}
