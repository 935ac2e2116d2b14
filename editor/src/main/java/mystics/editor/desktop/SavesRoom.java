package mystics.editor.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import mystics.choice.Sentence;
import mystics.editor.home.LoadPane;
import mystics.editor.home.WayBack;
import mystics.home.HomeFolder;
import mystics.home.Shelf;

/** Connects the page of saved games with the games on disk. */
final class SavesRoom implements LoadPane.Deeds {
    private final Window window;
    private final Shelf shelf;
    private final Path folder;

    SavesRoom(Window window, Shelf shelf, HomeFolder home) {
        this.window = window;
        this.shelf = shelf;
        Path reports = home.saves().resolve(Shelf.REPORTS);
        this.folder = Files.isDirectory(reports) ? reports : home.saves();
    }

    /** Shows the saved games. */
    void enter() {
        enter(Sentence.EMPTY);
    }

    private void enter(Sentence said) {
        window.off(shelf::entries, games -> {
            LoadPane pane = new LoadPane(games, window.table().catalog(), folder, this);
            window.show(pane);
            pane.say(said);
        }, window::tell);
    }

    @Override
    public void load(String name) {
        window.games().load(name);
    }

    @Override
    public void watch(String name) {
        new ReplayRoom(window, shelf).watch(name, new WayBack("Back to the saved games", this::enter));
    }

    @Override
    public void delete(String name) {
        window.off(() -> shelf.delete(name),
                put -> enter(Sentence.of("Deleted. Until you remove the file, it stays in the folder of saved games as {file}.", "file",
                        put.getFileName())),
                window::tell);
    }

    @Override
    public void home() {
        window.goHome();
    }
}
