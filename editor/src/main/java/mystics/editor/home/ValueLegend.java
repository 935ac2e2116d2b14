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

    private final float size;

    /** @param size the size of symbols and words, relative to the letters of the window */
    ValueLegend(float size) {
        super(GAP);
        this.size = size;
        explain(Symbol.SWORD, Sentence.of("battle"), Sentence.of("The number of dice for an attack"));
        explain(Symbol.SHIELD, Sentence.of("defence"), Sentence.of("The number of dice against the hits of an enemy"));
        explain(Symbol.BOOK, Sentence.of("lore"), Sentence.of("The number of dice for spells and other feats of knowledge"));
        explain(Symbol.FOOT, Sentence.of("move"), Sentence.of("This number is added to the number on the movement die"));
        explain(Symbol.HEART, Sentence.of("life"), Sentence.of("With this number of wounds, the mouse is captured"));
    }

    private void explain(Symbol symbol, Sentence word, Sentence meaning) {
        int high = Math.round(Type.size() * HeroValues.SYMBOL * size);
        JLabel label = Says.hint(Says.text(new JLabel(), word), meaning);
        label.setFont(Type.plain().deriveFont(label.getFont().getSize2D() * size));
        label.setIcon(new PaintedIcon(high, symbol.painter(high)));
        add(label);
    }
}
