package mystics.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import mystics.home.Desktop;
import mystics.home.Failure;
import mystics.home.HomeFolder;
import mystics.home.ProgramVersion;
import mystics.terminal.desk.TameWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The entry point of the program and parent of every command. Without a command, the program starts the game. */
@Command(name = "mystics", version = "Mystics "
        + ProgramVersion.NUMBER, mixinStandardHelpOptions = true, scope = ScopeType.INHERIT, description = "A cooperative, "
        + "story-driven dungeon crawl of mice, for one to four people and their computer.", sortOptions = false,
                addMethodSubcommands = false, usageHelpAutoWidth = true)
public final class Mystics implements Callable<Integer> {
    /** Exit code: success. */
    public static final int FINE = 0;
    /** Exit code: something failed. */
    public static final int FAILED = 1;
    /** Exit code for a command line that was not understood. */
    public static final int USAGE = 2;

    /**
     * Prevents picocli from looking for Groovy closures in its annotations. Loading Groovy would add 0.4 seconds to commands that run no
     * script.
     */
    private static final String NO_CLOSURES = "picocli.disable.closures";
    private static final List<Class<?>> COMMANDS = List.of(PlayCommand.class, CampaignCommand.class, SimulateCommand.class,
            BalanceCommand.class, SoakCommand.class, ReplayCommand.class, OddsCommand.class, RulesCommand.class,
            ModsCommand.class, ExplainCommand.class, LintCommand.class, ProveCommand.class, NewModCommand.class, TestCommand.class,
            PackCommand.class, TranslateCommand.class, UpgradeModCommand.class, BisectCommand.class,
            SchemasCommand.class, InstallCommand.class, ImageCommand.class);

    private final Desktop desktop;

    @Spec
    private CommandSpec spec;

    @Option(names = "--home", paramLabel = "DIR", scope = ScopeType.INHERIT, description = "Your folder for saves, mods, "
            + "cache and settings.")
    private Optional<Path> home = Optional.empty();

    @Option(names = "--stacktrace", scope = ScopeType.INHERIT, description = "Shows the stack trace of a failure.")
    private boolean stacktrace;

    private Mystics(Desktop desktop) {
        this.desktop = desktop;
    }

    /** Runs a command line at the terminal and exits with its code. */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    /** Runs a command line at the terminal. */
    public static int run(String... arguments) {
        return Output.ended(commandLine().execute(arguments));
    }

    /**
     * Runs a command line. A command that needs a window opens one if possible.
     *
     * @param others additional commands
     */
    public static int run(Desktop desktop, List<Class<?>> others, String... arguments) {
        if (isPlain(arguments) && desktop.available()) {
            desktop.open(new Desktop.Opening(home(arguments.length == 0 ? Optional.empty() : Optional.of(Path.of(arguments[1]))),
                    progress -> Awaited.opening(arguments).mods().load(progress), Optional.empty()));
            return FINE;
        }
        return Output.ended(
                commandLine(desktop, named(Stream.concat(COMMANDS.stream(), others.stream()).toList(), Set.copyOf(List.of(arguments))))
                        .execute(arguments));
    }

    /** The commands named on a command line, so that the others need not be loaded; all commands if none is named. */
    private static List<Class<?>> named(List<Class<?>> commands, Set<String> arguments) {
        List<Class<?>> named = commands.stream().filter(command -> arguments.stream().anyMatch(word -> isFor(word, command))).toList();
        return named.isEmpty() ? commands : named;
    }

    /**
     * Whether a word names a command class: {@code new-mod} is a {@code NewModCommand}. Class names are compared because reading the
     * annotations of the commands would take longer than running some commands.
     */
    static boolean isFor(String word, Class<?> command) {
        return (word.replace("-", "") + "Command").equalsIgnoreCase(command.getSimpleName());
    }

    /** Whether the command line asks only for the start page. If so, a window can open before the command line is parsed. */
    private static boolean isPlain(String... arguments) {
        return arguments.length == 0 || arguments.length == 2 && arguments[0].equals("--home") && !arguments[1].isBlank()
                && !Files.isRegularFile(Path.of(arguments[1]));
    }

    /** A window that is already open and waits for its contents, which depend on the command line. */
    private static final class Awaited implements Desktop {
        private Optional<Opening> opening = Optional.empty();

        static Opening opening(String... arguments) {
            Awaited window = new Awaited();
            commandLine(window, List.of(PlayCommand.class)).execute(arguments);
            return window.opening.orElseThrow();
        }

        @Override
        public boolean available() {
            return true;
        }

        @Override
        public void open(Opening wanted) {
            opening = Optional.of(wanted);
        }
    }

    /** A command line with all commands of the engine, without a window. */
    public static CommandLine commandLine() {
        return commandLine(Desktop.NONE, COMMANDS);
    }

    private static CommandLine commandLine(Desktop desktop, List<Class<?>> commands) {
        System.setProperty(NO_CLOSURES, "true");
        Mystics program = new Mystics(desktop);
        CommandLine line = new CommandLine(program);
        commands.forEach(line::addSubcommand);
        line.setExecutionExceptionHandler((failure, command, parsed) -> {
            command.getErr().println(Failure.words(failure));
            if (program.stacktrace) {
                failure.printStackTrace(command.getErr());
            }
            return failure instanceof CommandLine.ParameterException ? USAGE : FAILED;
        });
        line.setParameterExceptionHandler((wrong, given) -> {
            wrong.getCommandLine().getErr().println(Misread.words(wrong));
            wrong.getCommandLine().getErr().println("Try '" + wrong.getCommandLine().getCommandSpec().qualifiedName() + " --help'.");
            return USAGE;
        });
        line.setOut(new TameWriter(line.getOut()));
        line.setErr(new TameWriter(line.getErr()));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        PlainValues.in(line);
        return line;
    }

    @Override
    public Integer call() {
        return spec.subcommands().get("play").execute();
    }

    /** The window, if there is one. */
    Desktop desktop() {
        return desktop;
    }

    /** The user's folder. */
    public HomeFolder home() {
        home.filter(Files::isRegularFile).ifPresent(file -> {
            throw new CommandLine.ParameterException(spec.commandLine(),
                    "'" + file + "' is a file. Give a folder with --home; it need not exist yet.");
        });
        return home(home);
    }

    private static HomeFolder home(Optional<Path> wanted) {
        return wanted.map(HomeFolder::new).orElseGet(
                () -> HomeFolder.usual(System.getenv(), System.getProperty("os.name", ""), Path.of(System.getProperty("user.home", "."))));
    }
}
