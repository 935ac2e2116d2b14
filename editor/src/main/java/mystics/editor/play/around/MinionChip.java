package mystics.editor.play.around;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.sight.TrackCardPicture;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/** The minions of a kind on the strip, with their number. */
final class MinionChip extends StripChip {
    private final String number;

    MinionChip(TrackCardPicture card, Portraits portraits, double lines, Width width, float share, TurnMark acting) {
        super(portraits.icon(card.art(), card.name(), lines * share), card.name(), width, Type.size() * share, acting);
        number = "× " + card.figures();
        Sentence name = Sentence.of("{card}  × {n}", "card", card.name(), "n", card.figures());
        Says.name(this, acting == TurnMark.ACTING ? Sentence.of("{card}, its turn", "card", name) : name);
        Says.hint(this, name);
    }

    @Override
    float linesBelow() {
        return isSmall() ? 0.1f : 1.3f;
    }

    @Override
    void numbers(Graphics2D ink, int x, int y, int width) {
        FontMetrics metrics = ink.getFontMetrics();
        ink.setColor(UIManager.getColor("Label.foreground"));
        ink.drawString(number, x, y + metrics.getAscent() - 2);
    }

    @Override
    void below(Graphics2D ink, int x, int y, int width) {
        int line = ink.getFontMetrics().getHeight();
        if (isSmall()) {
            String close = number.replace(" ", "");
            ink.setColor(UIManager.getColor("Label.foreground"));
            ink.drawString(close, x + width - ink.getFontMetrics().stringWidth(close),
                    Math.max(0, y - line - line / 4) + ink.getFontMetrics().getAscent() - 2);
        } else {
            numbers(ink, x, y, width);
        }
    }
}
