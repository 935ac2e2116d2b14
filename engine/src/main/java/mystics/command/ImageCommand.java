package mystics.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import mystics.install.ApplicationImage;
import mystics.install.SystemPackage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** The command that makes an application with its own Java, and packages for the current operating system. */
@Command(name = "image", description = "Makes an application with its own Java, and packages of this system where its tools are there.")
final class ImageCommand implements Callable<Integer> {
    private static final long MEGABYTE = 1_000_000;

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Mystics program;

    @Parameters(paramLabel = "FOLDER", description = "Where the application is made. A folder 'image' there is replaced.")
    private Path folder;

    @Option(names = "--icon", paramLabel = "FILE", description = "The picture of the application.")
    private Optional<Path> icon = Optional.empty();

    @Option(names = "--number", paramLabel = "VERSION", defaultValue = "1.0.0", description = "The version of the application.")
    private String version;

    @Override
    public Integer call() throws IOException {
        Path work = folder.toAbsolutePath().resolve("image");
        clear(work);
        PrintWriter out = spec.commandLine().getOut();
        ApplicationImage image = new ApplicationImage(Files.createDirectories(work).toRealPath());
        boolean quick = image.write(InstallCommand.running(spec), icon, version, home -> InstallCommand.rehearsals(program, home));
        out.println("The application is " + image.folder() + " (" + size(image.folder()) + " MB). Start it with: " + image.launcher());
        if (!quick) {
            out.println("It starts more slowly than it could: this Java stored no classes.");
        }
        for (SystemPackage kind : SystemPackage.of(System.getProperty("os.name", ""))) {
            pack(kind, image, out);
        }
        clear(image.scratch());
        return Mystics.FINE;
    }

    private void pack(SystemPackage kind, ApplicationImage image, PrintWriter out) throws IOException {
        List<String> missing = kind.missing(Optional.ofNullable(System.getenv("PATH")).orElse(""));
        if (missing.isEmpty()) {
            kind.write(image, version, image.work());
            out.println("The package " + kind + " is in " + image.work() + ".");
        } else {
            out.println("No package " + kind + ": it needs " + String.join(" and ", missing) + ", not found on the PATH.");
        }
    }

    private static long size(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum() / MEGABYTE;
        }
    }

    private static void clear(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder()).forEach(file -> {
                    try {
                        if (!file.toFile().setWritable(true)) throw new IOException("'" + file + "' cannot be replaced.");
                        Files.delete(file);
                    } catch (IOException held) {
                        throw new UncheckedIOException(held);
                    }
                });
            }
        }
    }
}
