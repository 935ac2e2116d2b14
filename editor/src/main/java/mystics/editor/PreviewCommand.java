package mystics.editor;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import mystics.command.BesideMods;
import mystics.command.Mystics;
import mystics.editor.album.Album;
import mystics.editor.album.Shot;
import mystics.kit.Workbench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Paints the contents of a mod into files, in the way the game shows them. */
@Command(name = "preview", description = "Paints the rooms, figures, tokens and cards of a mod into a folder. Needs no display.")
final class PreviewCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "MOD", description = "A folder or zip file.")
    private Path mod;

    @Parameters(index = "1", paramLabel = "FOLDER", arity = "0..1", description = "Where to (${DEFAULT-VALUE}).")
    private Path folder = Path.of("preview");

    @Mixin
    private BesideMods beside;

    @Mixin
    private PictureScale scale = new PictureScale();

    @Override
    public Integer call() throws IOException {
        double times = scale.value();
        Workbench bench = Workbench.at(mod, beside.paths());
        List<Shot> pictures = Album.of(bench.library().catalog(), bench.mod().entries());
        PrintWriter out = spec.commandLine().getOut();
        for (Shot shot : pictures) {
            shot.write(folder, times);
            out.println(folder.resolve(shot.name() + ".png"));
        }
        if (pictures.isEmpty()) {
            out.println(bench.mod().name() + " has no rooms, figures, tokens or cards.");
        }
        out.flush();
        return Mystics.FINE;
    }
}
