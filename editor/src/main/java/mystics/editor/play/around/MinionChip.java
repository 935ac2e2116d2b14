package mystics.editor.play.around;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.Icon;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.sight.TrackCardPicture;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/** The minions of a kind on the strip, with their number and with the marks on them. A minion of which there is only one has no number. */
final class MinionChip extends StripChip {
    private static final double SMALL = 1.25;
    private final String number;
    private final transient List<Icon> marks;

    MinionChip(TrackCardPicture card, Portraits portraits, double lines, Width width, float share, TurnMark acting) {
        super(portraits.icon(card.art(), card.name(), lines * share), card.name(), width, Type.size() * share, acting);
        boolean many = card.crowd() == TrackCardPicture.Crowd.MANY;
        number = many ? "× " + card.figures() : "";
        marks = card.carried().stream().map(TrackCardPicture.Carried::mark).distinct()
                .map(mark -> portraits.mark(mark, SMALL * share)).toList();
        Sentence name = many ? Sentence.of("{card}  × {n}", "card", card.name(), "n", card.figures()) : Sentence.of(card.name());
        Says.name(this, acting == TurnMark.ACTING ? Sentence.of("{card}, its turn", "card", name) : name);
        Says.hint(this, Sentence.row(Stream.of(Stream.of(name), carried(card), Stream.of(card.manner())).flatMap(all -> all)
                .filter(words -> !words.isEmpty()).toList(), ". "));
    }

    private static Stream<Sentence> carried(TrackCardPicture card) {
        return card.carried().stream()
                .map(carried -> Sentence.of("{mark}: {figure}", "mark", carried.mark().name(), "figure", carried.figure()));
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
        int after = x + (number.isEmpty() ? 0 : metrics.stringWidth(number + " "));
        for (Icon mark : marks) {
            if (after + mark.getIconWidth() <= x + width) {
                mark.paintIcon(this, ink, after, y - 1);
                after += mark.getIconWidth() + 1;
            }
        }
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
            int wide = across(ink.getFontMetrics());
            numbers(ink, x + Math.max(0, width - wide) / 2, y, Math.min(width, wide));
        }
    }

    /** The width of the number and the marks in one row. */
    private int across(FontMetrics letters) {
        int signs = marks.stream().mapToInt(mark -> mark.getIconWidth() + 1).sum();
        return number.isEmpty() ? signs : letters.stringWidth(signs > 0 ? number + " " : number) + signs;
    }
}
