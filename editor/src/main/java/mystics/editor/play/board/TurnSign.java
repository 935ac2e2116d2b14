package mystics.editor.play.board;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import mystics.choice.Sentence;
import mystics.editor.sight.HeroSheet;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/** A sign over the board that shows whose turn it is, until that player answers. The sign is shown if several people share a screen. */
public final class TurnSign extends JLabel {
    private static final Color SHADE = new Color(20, 14, 8, 190);
    private Optional<String> last = Optional.empty();

    TurnSign() {
        super("", SwingConstants.CENTER);
        setForeground(Color.WHITE);
        setBorder(BorderFactory.createEmptyBorder(10, 24, 10, 24));
        setVisible(false);
    }

    /** Shows whose turn it is, if the question goes to a different person than the last one. */
    public void ask(Optional<HeroSheet> hero) {
        Optional<String> person = hero.map(HeroSheet::player).filter(player -> player.side() == HeroSheet.Side.PEOPLE)
                .map(HeroSheet.Player::name).filter(name -> !name.isEmpty());
        setVisible(person.isPresent() && !person.equals(last));
        person.ifPresent(name -> Says.text(this,
                Sentence.of("{person}, it is {hero}'s turn", "person", name, "hero", hero.orElseThrow().spoken())));
        last = person.or(() -> last);
    }

    /** Removes the sign. */
    public void clear() {
        setVisible(false);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        Type.bold(this, 1.6f);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        ink.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        ink.setColor(SHADE);
        int wide = getPreferredSize().width;
        ink.fillRoundRect((getWidth() - wide) / 2, 4, wide, getHeight() - 8, 24, 24);
        ink.dispose();
        super.paintComponent(graphics);
    }
}
