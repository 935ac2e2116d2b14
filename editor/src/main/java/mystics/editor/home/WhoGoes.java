package mystics.editor.home;

import java.awt.Font;
import javax.swing.JLabel;
import mystics.choice.Sentence;
import mystics.editor.type.Flow;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;

/** The heading above the heroes: how many go, how many have to go, and which click is next. */
final class WhoGoes extends Flow {
    private static final int GAP = 20;
    private final JLabel count = Page.heading("");
    private final Prose next = new Prose("", 1, Font.PLAIN);

    WhoGoes() {
        super(GAP);
        add(count);
        add(next, TEXT);
    }

    /** Shows the number of heroes who go, the number that the chapter is for, and the number to choose from. */
    void count(int going, int wanted, int all) {
        Says.text(count, Sentence.of("Who goes: {n} of {m}", "n", going, "m", wanted));
        Says.text(next, next(going, wanted, all));
        revalidate();
    }

    private static Sentence next(int going, int wanted, int all) {
        if (going < wanted) return Sentence.of("Click {n} more who {n|comes|come} along.", "n", wanted - going);
        if (going == wanted && wanted == all) return Sentence.of("All go.");
        return going == wanted ? Sentence.of("To swap, click one who goes and one who stays.")
                : Sentence.of("Too many: click {n} who {n|stays|stay}.", "n", going - wanted);
    }
}
