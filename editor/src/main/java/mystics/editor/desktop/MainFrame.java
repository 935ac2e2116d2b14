package mystics.editor.desktop;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.KeyboardFocusManager;
import java.awt.Taskbar;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.ContainerEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JFrame;
import mystics.editor.art.Emblem;
import mystics.editor.type.Interpreter;

/** The frame on the desktop: its size, its icons, and the listeners it needs for as long as it is open. */
final class MainFrame {
    private final JFrame frame = new JFrame("Mystics");
    private final Supplier<Optional<Interpreter>> interpreter;
    private final AWTEventListener newcomers = this::translate;
    private final LineKeys lineKeys = new LineKeys();

    /** @param interpreter translates what the frame shows, if a language is loaded */
    MainFrame(JComponent content, Supplier<Optional<Interpreter>> interpreter) {
        this.interpreter = interpreter;
        frame.setDefaultCloseOperation(JFrame.DISPOSE_ON_CLOSE);
        frame.setMinimumSize(new Dimension(900, 600));
        frame.setContentPane(content);
    }

    /** Adds something to do once the frame is closed. */
    void whenClosed(Runnable deed) {
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent event) {
                deed.run();
            }
        });
    }

    /** Does something whenever the frame comes to the front, and something else once it is closed. Running the result ends both. */
    Runnable follow(Runnable front, Runnable closed) {
        WindowAdapter listener = new WindowAdapter() {
            @Override
            public void windowActivated(WindowEvent event) {
                front.run();
            }

            @Override
            public void windowClosed(WindowEvent event) {
                closed.run();
            }
        };
        frame.addWindowListener(listener);
        return () -> frame.removeWindowListener(listener);
    }

    /** Starts to listen to the whole program. Call this before the first page is shown: its keys and its words depend on the listeners. */
    void listen() {
        Toolkit.getDefaultToolkit().addAWTEventListener(newcomers, AWTEvent.CONTAINER_EVENT_MASK);
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(lineKeys);
        whenClosed(() -> {
            Toolkit.getDefaultToolkit().removeAWTEventListener(newcomers);
            KeyboardFocusManager.getCurrentKeyboardFocusManager().removeKeyEventDispatcher(lineKeys);
        });
    }

    /** Opens the frame on the desktop, with its icon and with all that painting needs at hand, so that nobody sees it empty. */
    void open() {
        frame.setIconImage(Emblem.ready());
        frame.setSize(1280, 800);
        frame.setLocationByPlatform(true);
        frame.addNotify();
        frame.validate();
        rehearse(frame.getContentPane());
        frame.setVisible(true);
    }

    /** Paints a first time where nobody looks: the first painting is slow, because it loads letters and painters. */
    private static void rehearse(Container content) {
        Graphics2D unseen = new BufferedImage(content.getWidth(), content.getHeight(), BufferedImage.TYPE_INT_RGB).createGraphics();
        for (Component page : content.getComponents()) {
            page.paint(unseen);
        }
        unseen.dispose();
    }

    /** Closes the frame. */
    void close() {
        frame.dispose();
    }

    /** The parent of dialogs. */
    Component window() {
        return frame;
    }

    /** Translates everything in the frame from now on. */
    void attend(Interpreter loaded) {
        loaded.attend(frame.getRootPane());
    }

    /** Dialogs and menus open outside the frame and are translated too. */
    private void translate(AWTEvent event) {
        if (event.getID() == ContainerEvent.COMPONENT_ADDED) {
            interpreter.get().ifPresent(words -> words.attend(((ContainerEvent) event).getChild()));
        }
    }

    /** Sets the icons, smallest first. Some desktops show the icon of the frame, others the icon of the program. */
    void wear(List<BufferedImage> icons) {
        frame.setIconImages(icons);
        if (Taskbar.isTaskbarSupported() && Taskbar.getTaskbar().isSupported(Taskbar.Feature.ICON_IMAGE)) {
            Taskbar.getTaskbar().setIconImage(icons.get(icons.size() - 1));
        }
    }
}
