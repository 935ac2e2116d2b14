package mystics.editor.play.over;

import java.awt.Desktop;
import java.awt.Font;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import net.miginfocom.swing.MigLayout;

/** Shows where a report was written and what it contains. If the desktop allows, a button opens the folder. */
public final class ReportPane extends JPanel {
    private final Prose remark = new Prose("");

    ReportPane(Path file) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 10, hidemode 3", "[grow, fill]"));
        Path folder = file.toAbsolutePath().getParent();
        add(new Prose("A report of this moment", 1.6f, Font.BOLD), "wmin 0");
        add(new Prose("It was written to the file"), "wmin 0");
        add(new Prose(String.valueOf(file.getFileName()), 1.1f, Font.BOLD), "wmin 0");
        add(new Prose(Sentence.of("in the folder {folder}.", "folder", folder)), "wmin 0");
        if (Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.OPEN)) {
            JButton show = new JButton("Show the folder");
            show.addActionListener(click -> show(folder));
            add(show, "growx 0");
        }
        add(remark, "wmin 0");
        remark.setVisible(false);
        add(new Prose(
                "It holds this game with every answer and every die, the mods with their versions and fingerprints, and a "
                + "picture of the window. "
                        + "Nothing was sent anywhere: pass the file on to whoever should see this moment."),
                "wmin 0");
        add(new Prose("Load a game, at home, opens it with the button at its foot and shows the very same."), "wmin 0");
    }

    /** Opens the folder in the background, because the desktop may be slow. */
    private void show(Path folder) {
        CompletableFuture.runAsync(() -> {
            try {
                Desktop.getDesktop().open(folder.toFile());
            } catch (IOException | RuntimeException unable) {
                SwingUtilities.invokeLater(() -> {
                    Says.text(remark, Sentence.of("The folder cannot be shown here: {why}", "why", unable.getMessage()));
                    remark.setVisible(true);
                });
            }
        });
    }
}
