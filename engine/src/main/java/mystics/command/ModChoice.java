package mystics.command;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.home.HomeFolder;
import mystics.home.NotFound;
import mystics.home.ReadingLanguage;
import mystics.home.mods.HomeMods;
import mystics.home.mods.ModLines;
import mystics.mod.FoundMod;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Nearest;
import mystics.mod.lang.Translation;
import mystics.mod.load.Assembling;
import mystics.mod.load.Assembly;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Gathering;
import mystics.mod.load.Library;
import mystics.mod.load.LoadedMod;
import mystics.mod.load.ModLoader;
import mystics.mod.source.ModSource;
import mystics.mod.source.Sources;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The mods a command loads: those switched on in the user's folder, and those named on the command line. */
public final class ModChoice {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--mods", paramLabel = "PATH", split = ",", description = "Folders or zip files of mods to load in "
            + "addition to those in your folder.")
    private List<Path> paths = List.of();

    @Option(names = "--language", paramLabel = "XX", description = "Language for this run, if a mod translates into it: two "
            + "letters, such as de. The window's settings store a language permanently.")
    private Optional<String> language = Optional.empty();

    @Option(names = "--safe", description = "Loads only the base game.")
    private boolean safe;

    private final Supplier<ModLoader> loader = Suppliers
            .memoize(() -> home().map(HomeFolder::cache).map(ModLoader::keepingIn).orElseGet(ModLoader::fresh));

    /**
     * Checks the options.
     *
     * @throws ParameterException when an option is wrong regardless of the loaded mods
     */
    void check() {
        language.filter(said -> !said.matches(ReadingLanguage.LETTERS)).ifPresent(said -> {
            throw new ParameterException(command.commandLine(),
                    "Give a language as two letters, such as --language de, not '" + said + "'.");
        });
        paths.stream().filter(Files::notExists).findFirst().ifPresent(missing -> {
            throw new ParameterException(command.commandLine(),
                    ("There is no mod '" + missing + "'. " + Nearest.to(Sources.name(missing), beside(missing))
                            .map(near -> "Did you mean '" + missing.resolveSibling(near) + "'?")
                            .orElse("Name the folder or zip file of a mod.")));
        });
    }

    /** The names of the files in the folder in which a missing file was expected. */
    private static List<String> beside(Path missing) {
        try (Stream<Path> there = Files.list(missing.toAbsolutePath().getParent())) {
            return there.map(Sources::name).toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    /** Whether any mod besides the base game is requested. The answer is also true if the user's folder cannot be read. */
    boolean any() {
        HomeMods inHome = inHome();
        return !safe && (!paths.isEmpty() || !inHome.paths().isEmpty() || inHome.trouble().isPresent()
                || !language().equals(ReadingLanguage.WRITTEN));
    }

    /** The file names of the requested mods that are not switched off. */
    List<String> names() {
        HomeMods inHome = inHome();
        List<String> off = inHome.list().off();
        return safe ? List.of() : Stream.concat(paths.stream(), inHome.paths().stream())
                .map(path -> Sources.name(path).replaceFirst("\\.zip$", ""))
                .filter(name -> !off.contains(name)).toList();
    }

    /** The base game with all mods that can be loaded. Mods that are left out are reported and do not stop the program. */
    Assembly assembly() {
        return assembly(words -> {});
    }

    /**
     * The base game with all mods that can be loaded.
     *
     * @param progress receives a message about each mod that takes a while to load
     */
    Assembly assembly(Consumer<String> progress) {
        if (!any()) {
            return Assembly.baseGame();
        }
        return reported(together(progress));
    }

    private Assembly reported(Assembly assembly) {
        PrintWriter out = command.commandLine().getErr();
        inHome().doubts().forEach(out::println);
        ModLines.of(assembly).forEach(out::println);
        out.flush();
        return assembly;
    }

    /**
     * The base game with exactly the requested mods.
     *
     * @throws BrokenMod if a mod named on the command line has to be left out
     */
    public Library library() {
        return chosen().library();
    }

    /** The same mods as {@link #library()}, with those of the user's folder that were left out. */
    Assembly chosen() {
        return complete(assembly());
    }

    /**
     * The exit code of a command that measures games. If mods of the user's folder were left out of the games, the command says so after
     * its report, and fails.
     */
    int ended(Assembly assembly, int code) {
        if (assembly.leftOut().isEmpty()) return code;
        tell("These games were played without mods that are switched on:");
        assembly.leftOut().forEach(mod -> tell(mod.toString()));
        tell("Mend these mods or switch them off, or give --safe.");
        return code == Mystics.FINE ? Mystics.FAILED : code;
    }

    /**
     * The mods that {@link #library()} loads, always with the files of the base game.
     *
     * @throws BrokenMod if a mod named on the command line has to be left out
     */
    Assembly complete() {
        return complete(reported(together()));
    }

    private Assembly complete(Assembly assembly) {
        Set<String> named = gathered(safe ? List.of() : paths).found().stream().map(mod -> mod.manifest().words())
                .collect(Collectors.toSet());
        paths.forEach(path -> named.add(Sources.name(path)));
        assembly.leftOut().stream().filter(mod -> named.contains(mod.mod())).findFirst().ifPresent(mod -> {
            throw new BrokenMod(mod.reasons());
        });
        return assembly;
    }

    /**
     * Requires that a chapter is loaded.
     *
     * @throws ParameterException if the chapter is missing; the message names mods that contain it but are switched off
     */
    void requireChapter(Library library, String chapter) {
        List<String> known = library.catalog().book().stream().map(Chapter::id).toList();
        if (library.catalog().chapters().containsKey(chapter)) {
            return;
        }
        List<String> off = safe ? List.of() : switchedOff("chapters/" + chapter + ".yaml");
        throw new ParameterException(command.commandLine(),
                "There is no chapter '" + chapter + "'. "
                        + (off.isEmpty() ? Nearest.to(chapter, known).map(near -> "Did you mean '" + near + "'?")
                                .orElseGet(() -> "Known chapters: " + String.join(", ", known) + ".")
                                : "The mod '" + off.get(0) + "' has it and is switched off: mods enable " + off.get(0)));
    }

    /** The ids of mods in the user's folder that contain a file but are switched off. */
    private List<String> switchedOff(String path) {
        HomeMods inHome = inHome();
        List<String> off = inHome.list().off();
        return gathered(inHome.paths()).found().stream().filter(mod -> off.contains(mod.id()) && mod.source().paths().contains(path))
                .map(FoundMod::id).toList();
    }

    /** The files of the base game and of the requested mods, whether they can be loaded or not. */
    List<ModSource> sources() {
        Stream<ModSource> wished = safe ? Stream.empty() : wishedFor().found().stream().map(FoundMod::source);
        return Stream.concat(Stream.of(BaseGame.source()), wished).toList();
    }

    /** The files of the base game and of the requested mods, by their ids. */
    Map<String, ModSource> files(Library loaded) {
        Map<String, ModSource> files = new HashMap<>(Map.of(loaded.mods().get(0).id(), BaseGame.source()));
        if (!safe) wishedFor().found().forEach(mod -> files.put(mod.id(), mod.source()));
        return files;
    }

    /** The base game with all mods that can be loaded, always with the base game's files. */
    Assembly together() {
        return together(words -> {});
    }

    private Assembly together(Consumer<String> progress) {
        Gathering gathering = safe ? gathered(List.of()) : wishedFor();
        Assembly assembly = Assembling.of(loader.get(), gathering, (mod, number, of) -> {
            String words = words(mod, number, of);
            tell(words);
            progress.accept(words);
        });
        return language().equals(ReadingLanguage.WRITTEN) ? assembly : assembly.in(translation(assembly, gathering));
    }

    /**
     * The mods that are on in the user's folder, and the mods named on the command line. A named mod replaces its copy
     * in the folder, whatever their versions.
     */
    private Gathering wishedFor() {
        Gathering named = gathered(paths);
        List<String> ids = named.found().stream().map(FoundMod::id).toList();
        HomeMods inHome = inHome();
        inHome.trouble().ifPresent(trouble -> tell(trouble.toString()));
        Gathering folder = inHome.list().sorted(gathered(inHome.paths()));
        folder.found().forEach(copy -> named.found().stream().filter(mod -> isOther(copy, mod)).forEach(mod -> tell(
                "There are two copies of the mod '" + mod.id() + "': " + mod.manifest().words() + ", named with --mods, is loaded; "
                        + copy.manifest().words() + " in your folder (" + copy.source().name() + ") is not.")));
        return folder.without(ids).and(named);
    }

    private static boolean isOther(FoundMod copy, FoundMod mod) {
        return copy.id().equals(mod.id()) && !copy.source().hash().equals(mod.source().hash());
    }

    /** The language requested on the command line; otherwise the stored language. */
    private String language() {
        check();
        return language.or(() -> home().map(home -> ReadingLanguage.in(home.language()))).orElse(ReadingLanguage.WRITTEN);
    }

    /**
     * The translation of the base game and the loaded mods into the requested language; empty if the language was stored earlier and no
     * loaded mod contains it any longer.
     *
     * @throws NotFound if the command line requests a language into which no loaded mod translates
     */
    private Translation translation(Assembly assembly, Gathering gathering) {
        Set<String> loaded = assembly.library().mods().stream().map(LoadedMod::id).collect(Collectors.toSet());
        List<ModSource> sources = Stream.concat(Stream.of(BaseGame.source()),
                gathering.found().stream().filter(mod -> loaded.contains(mod.id())).map(FoundMod::source)).toList();
        if (language.filter(said -> sources.stream().noneMatch(mod -> Translation.isIn(said, mod))).isPresent()) {
            String none = "No mod that is loaded translates anything to '" + language.get() + "'.";
            throw new NotFound(Sentence.row(Stream.concat(Stream.of(none), ModLines.of(assembly).stream()).toList(), "\n"));
        }
        return Translation.of(language(), sources);
    }

    private Gathering gathered(List<Path> mods) {
        return Gathering.at(loader.get(), mods);
    }

    /** A sentence that reports progress. Loading a mod for the first time takes a while. */
    private static String words(FoundMod mod, int number, int of) {
        return "New: " + mod.manifest().words() + " is being checked and compiled, once only"
                + (of > 1 ? " (" + number + " of " + of + ")" : "") + ".";
    }

    private void tell(String words) {
        PrintWriter out = command.commandLine().getErr();
        out.println(words);
        out.flush();
    }

    private HomeMods inHome() {
        return home().map(HomeMods::in).orElse(HomeMods.NONE);
    }

    private Optional<HomeFolder> home() {
        return command.root().userObject() instanceof Mystics program ? Optional.of(program.home()) : Optional.empty();
    }
}
