package mystics.editor.play;

import java.awt.CardLayout;
import java.awt.event.ActionEvent;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;

/** The middle of the window: the board, or a page that lies on it until it is put away. */
final class Stage extends JPanel {
    private static final String BOARD = "board";
    private static final String PAGE = "page";
    private final CardLayout cards = new CardLayout();
    private final Paper paper;
    private final JButton away = new JButton("Back to the board");
    private Runnable after = () -> { };

    Stage(JComponent board, Consumer<String> follow) {
        setLayout(cards);
        paper = new Paper(1.35f, follow);
        paper.getAccessibleContext().setAccessibleName("Page");
        JPanel page = new JPanel(new MigLayout("insets 24, fill", "[grow, center]", "[grow, fill][]"));
        JScrollPane scroll = new JScrollPane(paper);
        scroll.setBorder(null);
        page.add(scroll, "growx, wmax 860, wrap");
        page.add(away, "gaptop 12");
        away.addActionListener(click -> putAway());
        page.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("ESCAPE"), "away");
        page.getActionMap().put("away", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                putAway();
            }
        });
        add(board, BOARD);
        add(page, PAGE);
    }

    /** Lays a page over the board. */
    void read(String html) {
        read(html, "Back to the board", () -> { });
    }

    /**
     * Lays a page over the board.
     *
     * @param on what the button says that puts it away; {@code then} what happens when it is
     */
    void read(String html, String on, Runnable then) {
        paper.write(html);
        away.setText(on);
        after = then;
        cards.show(this, PAGE);
        away.requestFocusInWindow();
    }

    private void putAway() {
        cards.show(this, BOARD);
        Runnable then = after;
        after = () -> { };
        then.run();
    }
}
