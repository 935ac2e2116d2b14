package mystics.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.command.ModChoice;
import mystics.command.Mystics;
import mystics.editor.album.Album;
import mystics.editor.album.Filming;
import mystics.editor.album.Frames;
import mystics.editor.album.PaneAlbum;
import mystics.editor.album.Shot;
import mystics.editor.settings.Scheme;
import mystics.mod.load.Library;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Paints all the program's pictures into files, for artists to check and for the documentation. */
@Command(name = "pictures", description = "Paints rooms, figures, tokens, dice, cards and the window into a folder. Needs no display.")
final class PicturesCommand implements Callable<Integer> {
    private static final List<Integer> TEXT_SIZES = List.of(100, 200);
    private static final int MOST_FRAMES = 100_000;
    private static final int MOST_SECONDS = 3600;

    /** Sizes of the window, each with the text size that the window has, and a small window with large text. */
    private static final List<Size> SHOWN = List.of(new Size(1280, 800, 100), new Size(1920, 1080, 125), new Size(2560, 1440, 175),
            new Size(1280, 800, 200), new Size(1280, 800, 250));

    private record Size(int width, int height, int percent) {
    }

    @Mixin
    private ModChoice mods = new ModChoice();

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FOLDER", arity = "0..1", description = "Where to (${DEFAULT-VALUE}).")
    private Path folder = Path.of("pictures");

    @Mixin
    private PictureScale scale = new PictureScale();

    @Option(names = "--only", paramLabel = "BEGINNING", description = "Only pictures whose name begins so, such as window or room.")
    private String only = "";

    @Option(names = "--frames", paramLabel = "N", description = "Paints no files, but measures so many frames of the board "
            + "and of the window.")
    private Optional<Integer> frames = Optional.empty();

    @Option(names = "--film", paramLabel = "SECONDS", description = "Paints a film instead: what the window shows while programs "
            + "play the first chapter at the usual pace, as numbered pictures.")
    private Optional<Integer> film = Optional.empty();

    @Override
    public Integer call() throws IOException {
        double times = scale.value();
        if (film.isPresent()) {
            int seconds = film.get();
            require(seconds >= 1 && seconds <= MOST_SECONDS, "--film must be from 1 to " + MOST_SECONDS + ", not " + seconds + ".");
            int taken = Filming.write(mods.library(), folder, seconds);
            spec.commandLine().getOut().println(taken + " pictures in " + folder);
            return Mystics.FINE;
        }
        if (frames.isPresent()) {
            require(frames.get() >= 1 && frames.get() <= MOST_FRAMES,
                    "--frames must be from 1 to " + MOST_FRAMES + ", not " + frames.get() + ".");
            Frames.measure(mods.library(), frames.get()).forEach(spec.commandLine().getOut()::println);
            return Mystics.FINE;
        }
        List<Shot> all = everything(mods.library()).toList();
        List<Shot> wanted = all.stream().filter(shot -> shot.name().startsWith(only)).toList();
        require(!wanted.isEmpty(), "No picture's name begins with '" + only + "'. Their names begin with "
                + all.stream().map(shot -> shot.name().split("-")[0]).distinct().sorted().collect(Collectors.joining(", ")) + ".");
        for (Shot shot : wanted) {
            shot.write(folder, times);
        }
        return Mystics.FINE;
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }

    private static Stream<Shot> everything(Library library) {
        PaneAlbum panes = new PaneAlbum(library);
        Stream<Shot> shows = SHOWN.stream().flatMap(size -> panes.shows(size.width(), size.height(), size.percent()).stream());
        return Stream.of(Album.of(library.catalog()).stream(), shows, Arrays.stream(Scheme.values()).flatMap(scheme -> Stream.concat(
                panes.parts(scheme).stream(), TEXT_SIZES.stream().flatMap(percent -> Stream.concat(
                        panes.windows(scheme, percent).stream(), panes.editor(scheme, percent).stream()))))).flatMap(pages -> pages);
    }
}
