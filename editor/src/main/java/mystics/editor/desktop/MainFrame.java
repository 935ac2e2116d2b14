package mystics.editor.desktop;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.Taskbar;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.ContainerEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.Timer;
import mystics.editor.art.Emblem;
import mystics.editor.type.Interpreter;
import mystics.editor.type.Keys;

/** The frame on the desktop: its size, its icons, and the listeners that it needs while it is open. */
final class MainFrame {
    private static final String WHOLE = "F11";
    private static final String MUTE = "F8";
    private static final Dimension USUAL = new Dimension(1280, 800);
    /** The share of a large screen that the window takes at first. */
    private static final double SHARE = 0.85;
    /** The time, in milliseconds, for which a size must stay the same before the program reacts. */
    private static final int SETTLED = 200;
    private final JFrame frame = new JFrame("Mystics");
    private final Supplier<Optional<Interpreter>> interpreter;
    private final AWTEventListener newcomers = this::translate;
    private final LineKeys lineKeys = new LineKeys();
    private final JComponent content;

    /** @param interpreter translates the contents of the frame, if a language is loaded */
    MainFrame(JComponent content, Supplier<Optional<Interpreter>> interpreter) {
        this.interpreter = interpreter;
        frame.setDefaultCloseOperation(JFrame.DISPOSE_ON_CLOSE);
        frame.setMinimumSize(new Dimension(900, 600));
        frame.setContentPane(content);
        this.content = content;
        Keys.anywhere(content, WHOLE, this::widen);
    }

    /** Sets the action that turns the sound off or on. */
    void muting(Runnable deed) {
        Keys.anywhere(content, MUTE, deed);
    }

    /** Adds an action that runs when the frame is closed. */
    void whenClosed(Runnable deed) {
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent event) {
                deed.run();
            }
        });
    }

    /**
     * Runs one action whenever the frame comes to the front, and another action when the frame is closed. If the caller runs the returned
     * action, both actions are forgotten.
     */
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

    /**
     * Starts to listen to the whole program. Call this method before the first page is shown, because keys and translations depend on the
     * listeners.
     */
    void listen() {
        Toolkit.getDefaultToolkit().addAWTEventListener(newcomers, AWTEvent.CONTAINER_EVENT_MASK);
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(lineKeys);
        whenClosed(() -> {
            Toolkit.getDefaultToolkit().removeAWTEventListener(newcomers);
            KeyboardFocusManager.getCurrentKeyboardFocusManager().removeKeyEventDispatcher(lineKeys);
        });
    }

    /** Gives the frame its first size, which depends on the screen, and returns it. */
    Dimension size() {
        Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
        frame.setSize(Math.max(USUAL.width, (int) (screen.width * SHARE)), Math.max(USUAL.height, (int) (screen.height * SHARE)));
        return frame.getSize();
    }

    /** Reports a new size of the content when the size has stayed the same for a while. */
    void whenSized(Consumer<Dimension> deed) {
        Timer settled = new Timer(SETTLED, tick -> deed.accept(content.getSize()));
        settled.setRepeats(false);
        content.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                settled.restart();
            }
        });
    }

    /** Shows the frame on the whole screen, or at its earlier size again. */
    void widen() {
        GraphicsDevice screen = frame.getGraphicsConfiguration().getDevice();
        screen.setFullScreenWindow(frame.equals(screen.getFullScreenWindow()) ? null : frame);
    }

    /**
     * Opens the frame on the desktop, with its icon and with everything that painting needs, so that nobody sees an
     * empty frame.
     */
    void open() {
        frame.setIconImage(Emblem.ready());
        frame.setLocationByPlatform(true);
        frame.addNotify();
        frame.validate();
        rehearse(frame.getContentPane());
        frame.setVisible(true);
    }

    /** Paints the page once onto a hidden image. The first painting is slow, because it loads fonts and painters. */
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

    /** From now on, translates everything in the frame. */
    void attend(Interpreter loaded) {
        loaded.attend(frame.getRootPane());
    }

    /** Translates dialogs and menus, which open outside the frame. */
    private void translate(AWTEvent event) {
        if (event.getID() == ContainerEvent.COMPONENT_ADDED) {
            interpreter.get().ifPresent(words -> words.attend(((ContainerEvent) event).getChild()));
        }
    }

    /** Sets the icons, smallest first. Some desktops show the icon of the frame; other desktops show the icon of the program. */
    void wear(List<BufferedImage> icons) {
        frame.setIconImages(icons);
        if (Taskbar.isTaskbarSupported() && Taskbar.getTaskbar().isSupported(Taskbar.Feature.ICON_IMAGE)) {
            Taskbar.getTaskbar().setIconImage(icons.get(icons.size() - 1));
        }
    }
}
