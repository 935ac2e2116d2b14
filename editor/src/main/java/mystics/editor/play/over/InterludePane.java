package mystics.editor.play.over;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.Set;
import javax.swing.JButton;
import mystics.editor.art.Canvas;
import mystics.editor.art.Quality;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Interlude;
import mystics.editor.type.MainButton;
import mystics.editor.type.Spoken;

/** Shows an interlude over the board. Its button, any click or a key continues; Escape skips the rest of the film. */
public final class InterludePane extends Spoken {
    /** The modifier keys, which do nothing by themselves. */
    private static final Set<Integer> MODIFIERS = Set.of(KeyEvent.VK_SHIFT, KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_META);
    private final JButton button = new MainButton("Go on (Space)");
    private transient Optional<Interlude> shown = Optional.empty();
    private transient Optional<BoardStyle> style = Optional.empty();

    /**
     * @param on continues the film
     * @param skip skips to the end of the film
     */
    public InterludePane(Runnable on, Runnable skip) {
        setVisible(false);
        setFocusable(true);
        button.setFocusable(false);
        button.addActionListener(click -> on.run());
        add(button);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                on.run();
            }
        });
        addKeyListener(new KeyAdapter() {
            @Override
            public void keyPressed(KeyEvent event) {
                if (event.getKeyCode() == KeyEvent.VK_ESCAPE) {
                    skip.run();
                } else if (event.getKeyChar() == KeyEvent.CHAR_UNDEFINED && !MODIFIERS.contains(event.getKeyCode())) {
                    on.run();
                }
            }

            /**
             * Continues when a letter is typed. The press of the key itself does not continue. Otherwise, the letter that follows the press
             * could answer the next question.
             */
            @Override
            public void keyTyped(KeyEvent event) {
                if (event.getKeyChar() != KeyEvent.VK_ESCAPE) {
                    on.run();
                }
            }
        });
    }

    /** Shows an interlude in a style. */
    public void show(Interlude moment, BoardStyle newStyle) {
        Interlude interlude = moment.in(newStyle.wording());
        shown = Optional.of(interlude);
        style = Optional.of(newStyle);
        getAccessibleContext().setAccessibleName(interlude.title().toString());
        getAccessibleContext().setAccessibleDescription(interlude.words().toString());
        setVisible(true);
        requestFocusInWindow();
        revalidate();
        repaint();
    }

    /** Puts the button below the words. */
    @Override
    public void doLayout() {
        shown.ifPresent(interlude -> Canvas.painted(1, 1, BufferedImage.TYPE_INT_RGB,
                ink -> button.setBounds(painter().paint(ink, interlude))));
    }

    private InterludePainter painter() {
        return new InterludePainter(getWidth(), getHeight(), style.orElseThrow(), button.getPreferredSize());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (shown.isPresent()) {
            Graphics2D ink = (Graphics2D) graphics.create();
            Quality.fine(ink);
            painter().paint(ink, shown.get());
            ink.dispose();
        }
    }
}
