package mystics.editor.desktop;

import java.util.function.Consumer;
import java.util.function.Supplier;
import mystics.editor.home.WayBack;
import mystics.editor.play.over.Laying;
import mystics.home.FirstGame;
import mystics.home.HomeFolder;
import mystics.home.Shelf;
import mystics.save.SaveRefused;

/** Opens games in the window: the game with which the program was started, and saved games. */
final class GameOpening {
    private final Window window;
    private final Shown shown;
    private final HomeFolder home;

    GameOpening(Window window, Shown shown, HomeFolder home) {
        this.window = window;
        this.shown = shown;
        this.home = home;
    }

    /** Begins the game that the program was started with. */
    void begin(FirstGame first) {
        if (first instanceof FirstGame.Watched watched) {
            new ReplayRoom(window, window.shelf()).watch(watched.name(), WayBack.home(window::goHome));
        } else if (first instanceof FirstGame.Saved saved) {
            load(saved);
        } else {
            window.play(window.shelf(), () -> first.at(window.table(), window.shelf()));
        }
    }

    /** Resumes a saved game. A game that belongs to a campaign is resumed in that campaign. */
    void load(String name) {
        load(new FirstGame.Saved(name, Shelf::load));
    }

    private void load(FirstGame.Saved game) {
        new CampaignRoom(window, home).load(game, () -> alone(game));
    }

    private void alone(FirstGame.Saved game) {
        Shelf shelf = window.shelf();
        open(() -> game.at(window.table(), shelf), () -> shelf.loadDespiteMods(game.name()), session -> window.play(shelf, () -> session));
    }

    /**
     * Opens a game and continues it. If the game's replay with the current mods differs, the player decides.
     *
     * @param despite opens the game regardless of the mods
     */
    <T> void open(Supplier<T> game, Supplier<T> despite, Consumer<T> then) {
        shown.meanwhile(new Laying("The game is being loaded", "Every move made so far is played again.", window.motion()));
        window.off(() -> window.watch().loading(game), then, failure -> {
            shown.back();
            if (!(failure instanceof SaveRefused refused) || refused.differences().isEmpty()) {
                window.tell(failure);
            } else if (window.dialogs().wants(refused)) {
                window.off(() -> window.watch().loading(despite), then, window::tell);
            }
        });
    }
}
