package mystics.editor.publish;

import java.awt.EventQueue;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.ImageIcon;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.draft.Project;
import mystics.editor.print.PagePictures;
import mystics.editor.print.Sheet;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.kit.publish.LastPack;
import mystics.kit.publish.ModChanges;
import mystics.mod.load.Library;
import mystics.mod.source.ModSource;
import mystics.mod.source.Sources;
import net.miginfocom.swing.MigLayout;

/** The rooms, cards and pictures that have changed since the last pack: a button, and below it each of them before and after. */
final class ChangedPictures extends JPanel {
    private static final int DOTS = 72;
    private final transient Supplier<Library> library;
    private final transient Function<ModSource, Library> edition;
    private final transient Executor worker;
    private final JButton show = Says.text(new JButton(), Sentence.of("Show the pictures that have changed"));
    private final Prose said = new Prose(" ");
    private transient Optional<Since> since = Optional.empty();

    /** The current mod, and the folder with its packs. */
    private record Since(Project project, Path folder) {
    }

    /** A picture, and the name of what it shows. */
    private record Painted(String name, BufferedImage image) {
    }

    /**
     * @param library the loaded mods, including the current state of the mod
     * @param edition loads another edition of the mod together with the other mods
     * @param worker paints the pictures
     */
    ChangedPictures(Supplier<Library> library, Function<ModSource, Library> edition, Executor worker) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 8", "[grow, fill]"));
        this.library = library;
        this.edition = edition;
        this.worker = worker;
        show.addActionListener(click -> since.ifPresent(this::paint));
        clear();
    }

    /** Offers the pictures of a mod that has changed since its last pack. */
    void offer(Project project, Path folder) {
        clear();
        since = Optional.of(new Since(project, folder));
        setVisible(true);
    }

    /** Removes the pictures, because the mod has changed or nothing is known of its changes. */
    void clear() {
        since = Optional.empty();
        lay(List.of());
        setVisible(false);
    }

    private void paint(Since asked) {
        Says.text(said, Sentence.of("The pictures are being painted."));
        Library now = library.get();
        worker.execute(() -> {
            List<Painted> found = found(asked, now).stream()
                    .map(sheet -> new Painted(sheet.name(), PagePictures.take(sheet, DOTS))).toList();
            EventQueue.invokeLater(() -> since.filter(asked::equals).ifPresent(still -> {
                lay(found);
                if (found.isEmpty()) Says.text(said, Sentence.of("No room, card or picture has changed."));
            }));
        });
    }

    private List<Sheet> found(Since asked, Library now) {
        try {
            return LastPack.in(asked.folder(), asked.project().id()).map(pack -> Sources.at(pack.file()))
                    .map(old -> new PictureDiff(edition.apply(old).catalog(), now.catalog(), now.wording())
                            .of(ModChanges.between(old, asked.project().source())))
                    .orElse(List.of());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private void lay(List<Painted> pictures) {
        removeAll();
        add(show, "growx 0");
        Says.text(said, Sentence.of(" "));
        add(said, "wmin 0");
        pictures.forEach(picture -> {
            JLabel label = new JLabel(new ImageIcon(picture.image()));
            Says.name(label, Sentence.of("{thing} before and after", "thing", picture.name()));
            add(label, "growx 0");
        });
        revalidate();
        repaint();
    }
}
