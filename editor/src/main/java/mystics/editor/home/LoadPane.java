package mystics.editor.home;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JFileChooser;
import javax.swing.JPanel;
import javax.swing.filechooser.FileNameExtensionFilter;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.art.Gallery;
import mystics.editor.play.around.Portraits;
import mystics.editor.type.Prose;
import mystics.editor.type.Upright;
import mystics.home.Shelf;
import net.miginfocom.swing.MigLayout;

/** The page of saved games, newest first, with a button to open any other file or report. */
public final class LoadPane extends Page {
    private final transient Path folder;
    private final transient Deeds deeds;

    /** The actions of the page. */
    public interface Deeds {
        /** Opens a game given by its name or file. */
        void load(String name);

        /** Shows a game, given by its name or file, from its beginning. */
        void watch(String name);

        /** Deletes a game given by its name. */
        void delete(String name);

        /** Goes home. */
        void home();
    }

    /**
     * @param catalog provides the names of chapters and heroes
     * @param folder the folder in which the file dialog starts, if it exists
     */
    public LoadPane(List<Shelf.Entry> games, Catalog catalog, Path folder, Deeds deeds) {
        super(Sentence.of("Saved games"), deeds::home);
        this.folder = folder;
        this.deeds = deeds;
        JPanel list = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 10", "[grow, fill]"));
        Portraits portraits = new Portraits(new Gallery(catalog.pictures().values()));
        games.forEach(game -> list.add(new SavedGame(game, catalog, portraits, deeds)));
        if (games.isEmpty()) {
            list.add(new Prose("There are no saved games yet."));
        }
        hold(Upright.scrolled(list));
        button("Open a file or report …", this::choose);
    }

    private void choose() {
        JFileChooser chooser = Files.isDirectory(folder) ? new JFileChooser(folder.toFile()) : new JFileChooser();
        chooser.setFileFilter(new FileNameExtensionFilter("Saved games and reports", "mystics", "zip"));
        if (chooser.showOpenDialog(this) == JFileChooser.APPROVE_OPTION) {
            deeds.load(chooser.getSelectedFile().getPath());
        }
    }
}
