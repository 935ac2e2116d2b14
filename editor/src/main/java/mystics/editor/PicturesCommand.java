package mystics.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import javax.imageio.ImageIO;
import mystics.console.Mystics;
import mystics.editor.album.Album;
import mystics.editor.album.Frames;
import mystics.editor.album.Shot;
import mystics.mod.load.BaseGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Paints everything into files: to look at while drawing, to show to others. */
@Command(name = "pictures", description = "Paints rooms, figures, tokens, dice and cards into a folder.")
final class PicturesCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FOLDER", arity = "0..1", description = "Where to (${DEFAULT-VALUE}).")
    private Path folder = Path.of("pictures");

    @Option(names = "--scale", paramLabel = "N", description = "How many times as large (${DEFAULT-VALUE}).")
    private double scale = 1;

    @Option(names = "--frames", paramLabel = "N", description = "Paints no files, but measures the median of so many frames of the board.")
    private int frames;

    @Override
    public Integer call() throws IOException {
        if (frames > 0) {
            Frames.measure(BaseGame.library().catalog(), frames).forEach(System.out::println);
            return Mystics.FINE;
        }
        Files.createDirectories(folder);
        for (Shot shot : Album.of(BaseGame.library().catalog())) {
            ImageIO.write(shot.take(scale), "png", folder.resolve(shot.name() + ".png").toFile());
        }
        return Mystics.FINE;
    }
}
