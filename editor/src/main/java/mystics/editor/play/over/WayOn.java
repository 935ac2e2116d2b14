package mystics.editor.play.over;

import java.awt.Dimension;
import mystics.choice.Sentence;
import mystics.editor.type.MainButton;
import mystics.editor.type.Says;

/** The main button below the last page. While a part of the page is below, the button says so, and is no narrower than with its words. */
final class WayOn extends MainButton {
    private int least;

    WayOn(String label) {
        super(label);
    }

    /** Shows the words of the way on. */
    void on(Sentence words) {
        least = 0;
        Says.text(this, words);
    }

    /** Says that the page goes on below, in the place of the words of the way on. */
    void below(Sentence words) {
        on(words);
        least = super.getPreferredSize().width;
        Says.text(this, Sentence.of(Stage.MORE));
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension size = super.getPreferredSize();
        return new Dimension(Math.max(least, size.width), size.height);
    }
}
