package mystics.editor.home;

import javax.swing.JLabel;
import mystics.choice.Sentence;
import mystics.editor.art.Symbol;
import mystics.editor.type.Flow;
import mystics.editor.type.PaintedIcon;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/** The symbols on the plates of the heroes, each with its word. */
final class ValueLegend extends Flow {
    private static final int GAP = 18;

    ValueLegend() {
        super(GAP);
        explain(Symbol.SWORD, "battle");
        explain(Symbol.SHIELD, "defence");
        explain(Symbol.BOOK, "lore");
        explain(Symbol.FOOT, "move");
        explain(Symbol.HEART, "life");
    }

    private void explain(Symbol symbol, String word) {
        int size = Math.round(Type.size() * HeroValues.SYMBOL);
        JLabel label = Says.text(new JLabel(), Sentence.of(word));
        label.setIcon(new PaintedIcon(size, symbol.painter(size)));
        add(label);
    }
}
