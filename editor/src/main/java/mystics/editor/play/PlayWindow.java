package mystics.editor.play;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLightLaf;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.concurrent.CountDownLatch;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;
import mystics.editor.art.Theme;
import mystics.play.Session;

/** The window round a {@link PlayPane}. */
public final class PlayWindow {
    private PlayWindow() {
    }

    /** Opens the window and waits until somebody closes it. */
    public static void play(Session session, Theme theme) throws InterruptedException {
        CountDownLatch closed = new CountDownLatch(1);
        SwingUtilities.invokeLater(() -> open(session, theme, closed));
        closed.await();
    }

    private static void open(Session session, Theme theme, CountDownLatch closed) {
        if (theme == Theme.DARK) {
            FlatDarkLaf.setup();
        } else {
            FlatLightLaf.setup();
        }
        JFrame frame = new JFrame("Mystics");
        frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent event) {
                closed.countDown();
            }
        });
        frame.setContentPane(new PlayPane(session, theme));
        frame.setSize(1280, 860);
        frame.setLocationByPlatform(true);
        frame.setVisible(true);
        frame.getContentPane().requestFocusInWindow();
    }
}
