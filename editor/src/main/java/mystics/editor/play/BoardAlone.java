package mystics.editor.play;

import java.awt.Insets;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.play.board.BoardKeys;
import mystics.editor.play.board.BoardPane;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;

/**
 * Shows the board alone, as large as the window, for a closer look. A key and a button of the menu begin the look; the same key, Escape and
 * a button on the board end it. The keys that zoom the board work meanwhile.
 */
final class BoardAlone {
    private static final String KEY = "control L";
    private static final int GAP = 8;
    private final JButton look = new JButton("Look closer at the board");
    private final JButton back = new JButton();
    private final JPanel ground;
    private final BoardPane board;
    private final List<? extends JComponent> panels;
    private final Runnable lead;
    private boolean alone;

    /**
     * @param ground the pane with the board and the panels
     * @param lead gives the keyboard focus to the question when the look ends
     */
    BoardAlone(JPanel ground, BoardPane board, List<? extends JComponent> panels, Runnable lead) {
        this.ground = ground;
        this.board = board;
        this.panels = List.copyOf(panels);
        this.lead = lead;
        Sentence key = Sentence.of("Ctrl {key}", "key", "L");
        Says.hint(look, Sentence.of("{what} ({key})", "what", look.getText(), "key", key));
        Says.text(back, Sentence.of("{what} ({key})", "what", "Back to the game", "key", key));
        look.addActionListener(click -> turn());
        back.addActionListener(click -> turn());
        back.setVisible(false);
        Keys.on(back, "ESCAPE", this::turn);
        BoardKeys.zoom(back, board);
        Keys.anywhere(ground, KEY, this::turn);
        look.setVisible(false);
        ground.add(look);
        ground.add(back);
    }

    /** The button for the menu. It is never seen itself. */
    JButton look() {
        return look;
    }

    /** Whether the board is alone. */
    boolean isAlone() {
        return alone;
    }

    /** Lays out the board as large as the window, and the way back in its upper right corner. */
    void lay(int wide, int high) {
        board.setBounds(0, 0, wide, high);
        board.clear(new Insets(0, 0, 0, 0));
        int across = back.getPreferredSize().width;
        back.setBounds(wide - GAP - across, GAP, across, back.getPreferredSize().height);
    }

    private void turn() {
        alone = !alone;
        back.setVisible(alone);
        panels.forEach(panel -> panel.setVisible(!alone));
        ground.revalidate();
        if (alone) back.requestFocusInWindow();
        else lead.run();
    }
}
