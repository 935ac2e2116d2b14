package mystics.editor.desktop;

import mystics.editor.home.SeenPane;
import mystics.editor.settings.SeenFile;
import mystics.home.HomeFolder;
import mystics.play.Session;
import mystics.view.SeenThings;

/** Connects the gallery, the page of everything that the players have seen, with its file in the player's folder. */
final class SeenRoom {
    private final Window window;
    private final SeenFile file;

    SeenRoom(Window window, HomeFolder home) {
        this.window = window;
        file = new SeenFile(home.path().resolve("settings").resolve("gallery"));
    }

    /** Shows the entries that the players have met. */
    void enter() {
        window.off(file::read, met -> window.show(new SeenPane(window.table().catalog(), met, window::goHome)), window::tell);
    }

    /** When the players leave a game, records which minions, cards and other entries they met in it. */
    void met(Session left) {
        window.off(() -> {
            file.met(SeenThings.of(left.game()));
            return file;
        }, kept -> {}, window::tell);
    }
}
