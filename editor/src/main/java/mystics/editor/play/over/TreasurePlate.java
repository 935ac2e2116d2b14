package mystics.editor.play.over;

import java.awt.Font;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.Entry;
import mystics.editor.art.CardFaces;
import mystics.editor.art.Sketch;
import mystics.editor.board.BoardStyle;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.rules.Called;
import mystics.view.Background;
import net.miginfocom.swing.MigLayout;

/** A card that the party found, on the last page: the picture, and beside it the name and a sentence about what it does. */
final class TreasurePlate extends JPanel {
    /** The width of the picture, in letter heights. */
    private static final float PICTURE = 6.2f;

    TreasurePlate(Entry card, BoardStyle style) {
        super(new MigLayout("insets 0, fillx, wrap 2, gapx 8, gapy 0", "[][grow, fill]", "[top]"));
        setOpaque(false);
        Sketch sketch = style.gallery().first(CardFaces.of(card).art(), card.name().substring(0, 1));
        JPanel words = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 0", "[grow, fill]"));
        words.setOpaque(false);
        words.add(new Prose(Sentence.of("{name}", "name", Called.by(card)), 1, Font.BOLD).quoted().inked("ink"), "wmin 0");
        if (!Background.text(card).isEmpty()) words.add(new Prose(does(card), 0.95f, Font.PLAIN).quoted().inked("ink"), "wmin 0");
        add(new JLabel(new Treasure(sketch, Math.round(PICTURE * Type.size()))), "aligny top");
        add(words, "wmin 0, aligny top");
        Says.name(this, Sentence.of("{name}", "name", Called.by(card)));
        Says.more(this, Sentence.of(Background.text(card)));
    }

    /** What a card does: first the dice that a worn card gives, then its effect. */
    static Sentence does(Entry card) {
        String effect = Effect.of(Background.text(card));
        return !(card instanceof Card own) || own.bonus() == 0 ? Sentence.of("{text}", "text", effect)
                : Sentence.of(own.type() == CardType.WEAPON ? "+{n} battle. {text}" : "+{n} defence. {text}", "n", own.bonus(), "text",
                        effect);
    }
}
