package mystics.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import mystics.console.Mystics;
import mystics.editor.album.Album;
import mystics.editor.album.Frames;
import mystics.editor.album.PaneAlbum;
import mystics.editor.album.Shot;
import mystics.editor.settings.Scheme;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Paints everything into files: to look at while drawing, to show to others. */
@Command(name = "pictures", description = "Paints rooms, figures, tokens, dice, cards and the window into a folder. Needs no display.")
final class PicturesCommand implements Callable<Integer> {
    private static final List<Integer> TEXT_SIZES = List.of(100, 200);

    @Parameters(paramLabel = "FOLDER", arity = "0..1", description = "Where to (${DEFAULT-VALUE}).")
    private Path folder = Path.of("pictures");

    @Option(names = "--scale", paramLabel = "N", description = "How many times as large (${DEFAULT-VALUE}).")
    private double scale = 1;

    @Option(names = "--only", paramLabel = "BEGINNING", description = "Only pictures whose name begins so, such as window or room.")
    private String only = "";

    @Option(names = "--frames", paramLabel = "N", description = "Paints no files, but measures so many frames of the board and of the window.")
    private int frames;

    @Override
    public Integer call() throws IOException {
        if (frames > 0) {
            Frames.measure(BaseGame.library(), frames).forEach(System.out::println);
            return Mystics.FINE;
        }
        Files.createDirectories(folder);
        for (Shot shot : everything().filter(shot -> shot.name().startsWith(only)).toList()) {
            ImageIO.write(shot.take(scale), "png", folder.resolve(shot.name() + ".png").toFile());
        }
        return Mystics.FINE;
    }

    private static Stream<Shot> everything() {
        Library library = BaseGame.library();
        PaneAlbum panes = new PaneAlbum(library);
        return Stream.concat(Album.of(library.catalog()).stream(), Arrays.stream(Scheme.values()).flatMap(scheme -> Stream.concat(
                panes.parts(scheme).stream(), TEXT_SIZES.stream().flatMap(percent -> panes.windows(scheme, percent).stream()))));
    }
}
