package mystics.editor.desktop;

import java.awt.BorderLayout;
import java.awt.Graphics;
import java.awt.KeyboardFocusManager;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import mystics.editor.type.Settling;

/** The content of the window: one page at a time, laid out before it becomes visible. */
final class Shown extends JPanel {
    private final transient Runnable painted;
    private JComponent page = new JPanel();
    /** The page to which the program returns when the player stops waiting for another page. */
    private transient Optional<JComponent> behind = Optional.empty();

    /** @param painted runs after each painting */
    Shown(Runnable painted) {
        super(new BorderLayout());
        this.painted = painted;
    }

    /** Shows a page. */
    void show(JComponent next) {
        page = next;
        behind = Optional.empty();
        removeAll();
        add(next, BorderLayout.CENTER);
        Settling.settle(this);
        revalidate();
        repaint();
        KeyboardFocusManager.getCurrentKeyboardFocusManager().focusNextComponent(next);
    }

    /** The current page. */
    JComponent page() {
        return page;
    }

    /** Shows a waiting page. If the player stops waiting, {@link #back} returns to the current page. */
    void meanwhile(JComponent waiting) {
        JComponent before = page;
        show(waiting);
        behind = Optional.of(before);
    }

    /** Returns from a waiting page. */
    void back() {
        behind.ifPresent(this::show);
    }

    @Override
    public void paint(Graphics graphics) {
        super.paint(graphics);
        painted.run();
    }
}
