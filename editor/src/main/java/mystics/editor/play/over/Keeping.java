package mystics.editor.play.over;

import java.awt.Component;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import javax.swing.SwingUtilities;
import mystics.home.Shelf;
import mystics.editor.sight.Course;

/** Saves a game under a name and writes reports of a moment, and provides the dialogs and pictures for both. */
public final class Keeping {
    private static final int THUMBNAIL = 320;
    private static final int WIDEST = 2000;
    private final Stage stage;
    private final Component board;

    public Keeping(Stage stage, Component board) {
        this.stage = stage;
        this.board = board;
    }

    /** Asks for a name, suggests a name, and saves the game. The dialog warns before a game is overwritten. */
    public void save(Course course, String suggested, List<Shelf.Entry> games) {
        BufferedImage picture = Snapshot.of(board, THUMBNAIL);
        SavePane save = new SavePane(suggested, games, name -> {
            stage.putAway();
            course.save(name, () -> Snapshot.png(picture));
        });
        stage.lay(save, LaidPaper.NOTE);
        save.field().requestFocusInWindow();
    }

    /** Takes a picture of the board for the game that the player is leaving. */
    public void leave(Course course) {
        if (board.getWidth() > 0) {
            course.pictured(Snapshot.png(Snapshot.of(board, THUMBNAIL)));
        }
    }

    /** Writes a report of this moment. */
    public void report(Course course, String settings) {
        Component root = SwingUtilities.getRoot(stage);
        BufferedImage picture = Snapshot.of(root == null ? stage : root, WIDEST);
        course.report(settings, () -> Snapshot.png(picture));
    }

    /** Shows where a report was written. */
    public void reported(Path file) {
        stage.lay(new ReportPane(file), LaidPaper.NOTE);
    }
}
