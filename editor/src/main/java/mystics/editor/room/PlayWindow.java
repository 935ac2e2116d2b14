package mystics.editor.room;

import java.awt.Component;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import javax.swing.JFrame;
import mystics.editor.play.AfterChapter;
import mystics.editor.play.PlayPane;
import mystics.editor.settings.Settings;
import mystics.editor.sight.Course;
import mystics.editor.sight.Watch;
import mystics.home.GameTable;
import mystics.home.HintsRead;
import mystics.home.HomeFolder;
import mystics.mod.load.Library;

/** A room played in a separate window. When the window is closed, the files of the game are deleted. */
public final class PlayWindow {
    private static final String BACK = "Back to the room";
    private static final int WIDTH = 1180;
    private static final int HEIGHT = 760;
    private final JFrame frame = new JFrame();
    private final ExecutorService painting = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "played-room-picture");
        thread.setDaemon(true);
        return thread;
    });
    private final PlayPane pane;
    private final Course course;

    private PlayWindow(Library library, String room, Supplier<Settings> settings) {
        Watch watch = new Watch();
        pane = new PlayPane(() -> settings.get().with(HintsRead.ALL), this::close, painting);
        pane.leavingBy(BACK);
        pane.over(List.of(new AfterChapter(BACK, over -> close())));
        course = new Course(new GameTable(library, watch).shelf(new HomeFolder(folder())), watch, pane);
        pane.play(course);
        frame.setTitle(library.catalog().rooms().get(room).name());
        frame.setContentPane(pane);
        frame.setDefaultCloseOperation(JFrame.DO_NOTHING_ON_CLOSE);
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                close();
            }
        });
        course.begin(() -> PlayFromHere.begin(library, room, watch));
    }

    /** The folder of the game, which is created when needed. */
    private static Path folder() {
        try {
            Path folder = Files.createTempDirectory("mystics-room");
            folder.toFile().deleteOnExit();
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException("No folder for the game could be made: " + e.getMessage(), e);
        }
    }

    /**
     * Opens a window in which a room is played.
     *
     * @param library  the loaded mods, including the room
     * @param settings the settings of the window; {@code beside} is a component of the window over which the new window opens
     */
    public static PlayWindow open(Library library, String room, Supplier<Settings> settings, Component beside) {
        PlayWindow window = new PlayWindow(library, room, settings);
        window.frame.setSize(WIDTH, HEIGHT);
        window.frame.setLocationRelativeTo(beside);
        window.frame.setVisible(true);
        return window;
    }

    /** Ends the game and closes the window. */
    public void close() {
        course.close();
        pane.close();
        painting.shutdown();
        frame.dispose();
    }
}
