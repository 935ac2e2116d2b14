package mystics.editor.home;

import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.content.HeroCard;
import mystics.editor.art.Symbol;
import mystics.editor.type.PaintedIcon;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** The five values of a hero as symbols with numbers, in one row or in more. */
final class HeroValues extends JPanel {
    /** The number of values in a row if all stand in one row. */
    static final int ROW = 5;
    /** The height of a symbol in letter heights. */
    static final float SYMBOL = 1.1f;
    /** The size of symbols and numbers in several rows, relative to those in one row. */
    private static final float SMALL = 0.75f;
    private final float size;

    /** @param columns the number of values in a row */
    HeroValues(HeroCard card, int columns) {
        super(columns == ROW ? new MigLayout("insets 0, novisualpadding, gapx 0, fillx", "[grow]0".repeat(ROW - 1) + "[]")
                : new MigLayout("insets 0, novisualpadding, gapx 10px, gapy 0, alignx center, wrap " + columns));
        size = columns == ROW ? 1 : SMALL;
        setOpaque(false);
        value(Symbol.SWORD, card.battle());
        value(Symbol.SHIELD, card.defence());
        value(Symbol.BOOK, card.lore());
        value(Symbol.FOOT, card.move());
        value(Symbol.HEART, card.life());
    }

    private void value(Symbol symbol, int number) {
        int high = Math.round(Type.size() * SYMBOL * size);
        JLabel label = new JLabel(String.valueOf(number), new PaintedIcon(high, symbol.painter(high)), JLabel.LEADING);
        label.setFont(Type.plain().deriveFont(label.getFont().getSize2D() * size));
        label.setIconTextGap(2);
        add(label);
    }
}
