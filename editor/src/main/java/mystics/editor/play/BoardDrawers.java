package mystics.editor.play;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.editor.play.around.FloatingPanel;
import mystics.editor.play.over.Stage;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/**
 * The drawers at the left of a game: the sheets of the party, and the log. Each drawer opens and closes with its key and lies over the
 * board. At most one drawer is open. A page of the story gives way to a drawer, and comes back when the drawer is closed.
 */
public final class BoardDrawers extends JPanel {
    private static final float WIDE = 26;
    private static final float SHARE = 0.92f;
    private static final int GAP = 8;
    private final Stage game;
    private final JComponent keyboard;
    private final Map<Drawer, FloatingPanel> panels = new EnumMap<>(Drawer.class);
    private Optional<Drawer> open = Optional.empty();

    /** A drawer, its title and its key. */
    enum Drawer {
        PARTY("Party", "F4"), LOG("Log", "F6");

        private final String title;
        private final String key;

        Drawer(String title, String key) {
            this.title = title;
            this.key = key;
        }
    }

    /** @param keyboard gets the focus when a drawer is closed */
    BoardDrawers(Stage game, JComponent party, JComponent log, JComponent keyboard) {
        super(null);
        this.game = game;
        this.keyboard = keyboard;
        put(Drawer.PARTY, party);
        put(Drawer.LOG, log);
        add(game);
        game.addPropertyChangeListener(Stage.COVERED, change -> covered(Boolean.TRUE.equals(change.getNewValue())));
    }

    /** Closes the open drawer when a sheet is laid over the board, because the drawer would hide a part of the sheet. */
    private void covered(boolean now) {
        if (now) {
            close();
        }
    }

    private void put(Drawer drawer, JComponent content) {
        JPanel inside = new JPanel(new BorderLayout(0, GAP));
        JPanel head = new JPanel(new BorderLayout());
        JLabel title = new JLabel(drawer.title);
        Type.bold(title, 1.15f);
        title.setBorder(BorderFactory.createEmptyBorder(0, 6, 0, 6));
        JButton away = new JButton("✕");
        Says.name(away, Sentence.of("Back to the board"));
        Says.hint(away, Sentence.of("{what} ({key})", "what", "Back to the board", "key", drawer.key));
        away.addActionListener(click -> close());
        head.add(title);
        head.add(away, BorderLayout.EAST);
        inside.add(head, BorderLayout.NORTH);
        inside.add(content);
        FloatingPanel panel = new FloatingPanel(inside);
        panel.setVisible(false);
        panels.put(drawer, panel);
        add(panel);
        Keys.anywhere(this, drawer.key, () -> turn(drawer));
    }

    /** Opens a drawer, or closes it. */
    void turn(Drawer drawer) {
        boolean opens = !open.equals(Optional.of(drawer));
        close();
        if (opens) {
            game.giveWay();
            open = Optional.of(drawer);
            panels.get(drawer).setVisible(true);
            revalidate();
            repaint();
            SwingUtilities.invokeLater(() -> panels.get(drawer).transferFocus());
        }
    }

    /** Whether a drawer is open. */
    boolean isOpen() {
        return open.isPresent();
    }

    /** Closes the open drawer, if there is one. */
    void close() {
        Optional<Drawer> shut = open;
        open = Optional.empty();
        shut.map(panels::get).ifPresent(panel -> {
            panel.setVisible(false);
            keyboard.requestFocusInWindow();
            game.comeBack();
        });
    }

    @Override
    public void doLayout() {
        game.setBounds(0, 0, getWidth(), getHeight());
        int wide = Math.min(Math.round(WIDE * Type.size()), Math.round(getWidth() * SHARE));
        panels.values().forEach(panel -> panel.setBounds(GAP, GAP, wide, getHeight() - 2 * GAP));
    }

    @Override
    public Dimension getPreferredSize() {
        return game.getPreferredSize();
    }

    @Override
    public Dimension getMinimumSize() {
        return game.getMinimumSize();
    }

    /** Returns false, so that Swing paints overlapping components correctly: the drawers overlap one another and the game. */
    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false;
    }
}
