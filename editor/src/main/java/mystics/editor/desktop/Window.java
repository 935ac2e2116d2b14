package mystics.editor.desktop;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import mystics.console.Desktop;
import mystics.console.GameTable;
import mystics.console.sitting.Shelf;
import mystics.editor.home.HomePane;
import mystics.editor.home.LoadPane;
import mystics.editor.home.SetUpPane;
import mystics.editor.home.SettingsPane;
import mystics.editor.play.PlayPane;
import mystics.editor.sight.Course;
import mystics.editor.settings.Settings;
import mystics.editor.settings.SettingsFile;
import mystics.editor.sight.Watch;
import mystics.mod.load.Library;
import mystics.play.Session;

/** The one window: home, the table being set, the game. Mods are loaded while home already stands. */
final class Window implements HomePane.Doors {
    private final Desktop.Opening opening;
    private final Runnable closed;
    private final SettingsFile file;
    private final JFrame frame = new JFrame("Mystics");
    private final Watch watch = new Watch();
    private Settings settings;
    private HomePane home;
    private Optional<GameTable> table = Optional.empty();
    private Optional<Course> course = Optional.empty();

    Window(Desktop.Opening opening, Runnable closed) {
        this.opening = opening;
        this.closed = closed;
        file = new SettingsFile(opening.home().path().resolve("settings").resolve("desktop.properties"));
        settings = file.read();
        settings.scheme().wear(settings.textSize());
    }

    void open() {
        frame.setDefaultCloseOperation(JFrame.DISPOSE_ON_CLOSE);
        frame.setMinimumSize(new Dimension(900, 600));
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent event) {
                endCourse();
                closed.run();
            }
        });
        goHome();
        frame.setSize(1280, 800);
        frame.setLocationByPlatform(true);
        frame.setVisible(true);
        off(opening.library(), this::laid);
    }

    /** Does something slow off the event thread, and goes on with what comes of it. */
    private <T> void off(Supplier<T> slow, Consumer<T> then) {
        CompletableFuture.supplyAsync(slow).whenComplete((made, failure) -> SwingUtilities.invokeLater(() -> {
            if (failure == null) {
                then.accept(made);
            } else {
                home.trouble(String.valueOf(failure.getCause() == null ? failure.getMessage() : failure.getCause().getMessage()));
            }
        }));
    }

    private void laid(Library library) {
        table = Optional.of(new GameTable(library, watch));
        ready();
        opening.first().ifPresent(first -> play(() -> first.apply(table.orElseThrow())));
    }

    private void ready() {
        table.ifPresent(known -> off(() -> shelf().entries(), games -> home.ready(games.stream().filter(game -> game.name().equals(Shelf.AUTOSAVE)).findFirst()
                .map(game -> "The game that was left last: " + game.when()).orElse(""))));
    }

    private Shelf shelf() {
        return table.orElseThrow().shelf(opening.home());
    }

    private void show(JComponent pane) {
        frame.getContentPane().removeAll();
        frame.getContentPane().add(pane, BorderLayout.CENTER);
        frame.getContentPane().revalidate();
        frame.getContentPane().repaint();
    }

    private void goHome() {
        endCourse();
        home = new HomePane(this);
        show(home);
        ready();
    }

    private void endCourse() {
        course.ifPresent(Course::close);
        course = Optional.empty();
    }

    private void play(Supplier<Session> first) {
        PlayPane pane = new PlayPane(() -> settings, this::goHome);
        Course begun = new Course(shelf(), watch, pane);
        course = Optional.of(begun);
        pane.play(begun);
        show(pane);
        begun.begin(first);
    }

    @Override
    public void goOn() {
        play(() -> shelf().load(Shelf.AUTOSAVE));
    }

    @Override
    public void begin() {
        GameTable known = table.orElseThrow();
        show(new SetUpPane(known.catalog(), agreed -> play(() -> known.begin(agreed)), this::goHome));
    }

    @Override
    public void load() {
        off(() -> shelf().entries(), games -> show(new LoadPane(games, name -> play(() -> shelf().load(name)), this::goHome)));
    }

    @Override
    public void settings() {
        show(new SettingsPane(settings, this::set, this::goHome));
    }

    private void set(Settings changed) {
        settings = changed;
        settings.scheme().wear(settings.textSize());
        off(() -> {
            file.write(changed);
            return changed;
        }, written -> { });
    }

    @Override
    public void leave() {
        frame.dispose();
    }
}
