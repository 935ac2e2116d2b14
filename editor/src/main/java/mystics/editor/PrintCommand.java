package mystics.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import mystics.command.Mystics;
import mystics.content.Chapter;
import mystics.editor.print.ChapterPrint;
import mystics.editor.print.SheetSize;
import mystics.home.ReadingLanguage;
import mystics.kit.Workbench;
import mystics.mod.finding.Nearest;
import mystics.mod.lang.Translation;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import mystics.mod.source.ModSource;
import mystics.mod.source.Sources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a chapter. */
@Command(name = "print", description = "Prints a chapter of a mod as a book, with its tiles and cards at their size if wanted. Needs no "
        + "display.")
final class PrintCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "MOD", description = "A folder or zip file.")
    private Path mod;

    @Parameters(index = "1", paramLabel = "CHAPTER", description = "The chapter, such as chapters/night-watch.")
    private String chapter;

    @Option(names = "--to", required = true, paramLabel = "FILE", description = "Where to: a file book.pdf or book.txt, or a folder for a "
            + "picture of each page.")
    private Path to;

    @Option(names = "--cards", description = "Also the cards of the mod, front and back.")
    private boolean cards;

    @Option(names = "--tiles", description = "Also the tiles of the chapter, 254 mm wide.")
    private boolean tiles;

    @Option(names = "--paper", defaultValue = "a4", description = "The paper: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
    private SheetSize paper;

    @Option(names = "--language", paramLabel = "XX", description = "The language of the book: two letters, such as de.")
    private Optional<String> language = Optional.empty();

    @Option(names = "--with", paramLabel = "MOD", split = ",", description = "Other mods, such as a translation.")
    private List<Path> beside = List.of();

    @Override
    public Integer call() throws IOException {
        Workbench bench = Workbench.at(mod, beside);
        Library library = library(bench);
        ChapterPrint print = new ChapterPrint(library, bench.mod(), chapter(library), language.orElse(ReadingLanguage.WRITTEN), paper);
        String name = to.getFileName().toString();
        if (name.endsWith(".pdf")) print.pdf(to, extras());
        else if (name.endsWith(".txt")) print.text(to);
        else print.pictures(to, extras());
        spec.commandLine().getOut().println("Printed " + print.chapter().name() + " to " + to + ".");
        return Mystics.FINE;
    }

    private List<ChapterPrint.Extra> extras() {
        List<ChapterPrint.Extra> extras = new ArrayList<>();
        if (cards) extras.add(ChapterPrint.Extra.CARDS);
        if (tiles) extras.add(ChapterPrint.Extra.TILES);
        return extras;
    }

    private Library library(Workbench bench) {
        if (language.isEmpty() || language.get().equals(ReadingLanguage.WRITTEN)) return bench.library();
        List<ModSource> sources = Stream.of(Stream.of(BaseGame.source()), beside.stream().map(Sources::at), Stream.of(bench.source()))
                .flatMap(some -> some).toList();
        if (sources.stream().noneMatch(source -> Translation.isIn(language.get(), source))) {
            throw new ParameterException(spec.commandLine(), "Neither the mod nor any of --with speaks '" + language.get()
                    + "'. Name a translation with --with.");
        }
        return bench.library().in(Translation.of(language.get(), sources));
    }

    private Chapter chapter(Library library) {
        String id = chapter.replaceFirst("^chapters/", "").replaceFirst("\\.yaml$", "");
        return Optional.ofNullable(library.catalog().chapters().get(id)).orElseThrow(() -> new ParameterException(spec.commandLine(),
                "There is no chapter '" + id + "'. " + Nearest.advice(id, library.catalog().chapters().keySet())));
    }
}
