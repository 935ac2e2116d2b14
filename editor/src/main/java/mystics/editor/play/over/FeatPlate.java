package mystics.editor.play.over;

import java.awt.Font;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Sketch;
import mystics.editor.board.BoardStyle;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.rules.Called;
import mystics.view.FeatWords;
import net.miginfocom.swing.MigLayout;

/** A hero on the last page: the portrait, the name, and the title that the hero earned with the reason. */
final class FeatPlate extends JPanel {
    private static final float TALL = 8.2f;
    private static final float LOST = 6f;
    /** The greatest size of a portrait when letters are large: a few letter heights, and a number of pixels. */
    private static final int FEW = 2;
    private static final int HIGH = 80;

    /** @param won whether the chapter was won; the portrait is then larger */
    FeatPlate(FeatWords hero, BoardStyle style, boolean won) {
        super(new MigLayout("insets 4px 0 6px 12px, fillx, wrap 1, gapy 1", "[grow, fill]"));
        setOpaque(false);
        Sketch face = style.gallery().first(FigureArt.face(hero.hero().id()), hero.hero().name().substring(0, 1));
        add(new JLabel(new Medallion(face, size(won ? TALL : LOST))), "growx 0, alignx left");
        add(new Prose(Sentence.of("{hero}", "hero", Called.by(hero.hero())), 1.45f, Font.BOLD).booked().inked("ink"), "wmin 0");
        hero.title().ifPresent(earned -> {
            add(new Prose(Sentence.of("{title}", "title", Called.by(earned.title())), 1.25f, Font.BOLD).quoted().inked("accent"),
                    "wmin 0");
            add(new Prose(earned.words(), 1, Font.ITALIC).quoted().inked("ink"), "wmin 0");
        });
        Says.name(this, Sentence.of("{hero}: {feats}", "hero", hero.heading(), "feats", hero.feats()));
    }

    private static int size(float letters) {
        return Math.round(Math.min(Type.size() * letters, Type.size() * FEW + HIGH));
    }
}
