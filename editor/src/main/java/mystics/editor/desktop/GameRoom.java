package mystics.editor.desktop;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import mystics.choice.Sentence;
import mystics.editor.home.WayBack;
import mystics.editor.play.AfterChapter;
import mystics.editor.play.PlayPane;
import mystics.editor.settings.Settings;
import mystics.editor.sight.Course;
import mystics.editor.type.Keys;
import mystics.editor.type.Type;
import mystics.home.GameTable;
import mystics.home.Shelf;
import mystics.play.Game;
import mystics.play.Session;

/** The running game in the window, from its opening until the player leaves it. */
final class GameRoom {
    private static final String READ_AGAIN = "control R";
    private final Window window;
    private final SettingsRoom settings;
    private final Executor painting;
    private Optional<InPlay> playing = Optional.empty();
    /** The size of letters for which the running game is laid out. */
    private float letters;

    /**
     * The ways to leave a game and to open it again.
     *
     * @param over the buttons at the end of the chapter
     * @param again reopens the game as last saved
     * @param left leaves the game, and returns to the page from which the game was opened
     * @param readAgain reads the mods again, and reopens the game as last saved
     * @param write writes the current state of the game as a scenario, outside the event thread; empty if no mod is open
     * @param afresh begins the chapter of a game again; empty if the window offers no new beginning
     */
    record Ways(List<AfterChapter> over, Runnable again, WayBack left, Runnable readAgain, Optional<Consumer<Game>> write,
            Optional<Consumer<Session>> afresh) {
    }

    /**
     * The running game.
     *
     * @param worn the settings when the game was opened
     * @param at the table of the game
     * @param ways the ways to leave the game
     */
    private record InPlay(PlayPane pane, Settings worn, GameTable at, Ways ways) {
    }

    /** @param painting paints rooms, one after another */
    GameRoom(Window window, SettingsRoom settings, Executor painting) {
        this.window = window;
        this.settings = settings;
        this.painting = painting;
    }

    /** Plays a game. */
    void play(Shelf shelf, Supplier<Session> first, Ways ways) {
        leave();
        PlayPane pane = new PlayPane(settings::now, ways.left().then(), painting);
        pane.leavingBy(ways.left().words());
        pane.over(ways.over());
        pane.heeding(settings::heed);
        Course begun = new Course(shelf, window.watch(), pane);
        pane.tools().settingUp(this::setUp);
        pane.tools().widening(window::widen);
        pane.hearing(window.sounding(), window::mute);
        ways.write().ifPresent(pane.tools()::writing);
        ways.afresh().ifPresent(begin -> pane.tools().beginningAgain(() -> pane.latest().ifPresent(begin)));
        letters = Type.size();
        Keys.anywhere(pane, READ_AGAIN, ways.readAgain());
        playing = Optional.of(new InPlay(pane, settings.now(), window.table(), ways));
        pane.play(begun);
        window.show(pane);
        begun.begin(first);
    }

    /**
     * Reads the mods of the window again, and reopens the game as last saved. If the replay of the game now gives another result, the
     * player decides what to do.
     */
    void readAgain() {
        if (window.table().mods().size() == 1) {
            say(Sentence.of("No mod is loaded but the base game: there is nothing to read again."));
        } else {
            playing.ifPresent(game -> window.reload(window.wished(), () -> {
                window.goHome();
                game.ways().again().run();
            }));
        }
    }

    /** Shows a message to the players, below the board. */
    void say(Sentence words) {
        playing.ifPresent(game -> game.pane().told(words));
    }

    /** Says something to the players when their game has begun. */
    void greet(Sentence words) {
        playing.ifPresent(game -> game.pane().greet(words));
    }

    /** Whether a game is running, visible or not. */
    boolean isOpen() {
        return playing.isPresent();
    }

    /** Lays out the running game for another size of letters, if it is visible. */
    void fit() {
        playing.map(InPlay::pane).filter(PlayPane::isShowing).ifPresent(pane -> {
            pane.fit();
            letters = Type.size();
        });
    }

    /** Leaves the running game, which has been saved. */
    void leave() {
        playing.map(InPlay::pane).flatMap(PlayPane::shown).ifPresent(left -> window.seen().met(left));
        playing.map(InPlay::pane).ifPresent(PlayPane::close);
        playing = Optional.empty();
    }

    /** Opens the settings over the game, and pauses the game until they are closed. */
    private void setUp() {
        playing.ifPresent(game -> window.setUp(WayBack.game(() -> goOn(game))));
    }

    /** Resumes the game. If the new settings change the look or language of the game, the game is reopened. */
    private void goOn(InPlay game) {
        boolean same = settings.now().scheme() == game.worn().scheme() && Type.size() == letters;
        if (same && game.at() == window.table()) {
            window.show(game.pane());
            game.pane().goOn();
        } else {
            leave();
            game.ways().again().run();
        }
    }
}
