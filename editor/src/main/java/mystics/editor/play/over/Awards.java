package mystics.editor.play.over;

import java.awt.Font;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Gallery;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Type;
import mystics.rules.Called;
import mystics.view.FeatWords;
import net.miginfocom.swing.MigLayout;

/**
 * The mice in one or two columns, each a small face, and beside it the name with the title that the mouse earned, and the reason. The faces
 * of a row stand level, and a line stays free between two rows. The end of a page cuts no mouse's words.
 */
final class Awards extends JPanel {
    /** The size of a face, in letter heights. */
    private static final float FACE = 2.2f;
    private final List<JPanel> awards;

    Awards(List<FeatWords> heroes, Gallery gallery) {
        super(new MigLayout());
        setOpaque(false);
        awards = heroes.stream().map(hero -> award(hero, gallery)).toList();
        columns(2);
    }

    /** Lays the mice out in a number of columns. */
    void columns(int number) {
        removeAll();
        setLayout(new MigLayout("insets 0, fillx, wrap " + number + ", gapx 20px, gapy " + Math.round(Type.size()) + "px",
                "[grow, fill, sg]".repeat(number)));
        awards.forEach(award -> add(award, "wmin 0, aligny top"));
        revalidate();
    }

    private static JPanel award(FeatWords hero, Gallery gallery) {
        JPanel award = new JPanel(new MigLayout("insets 0, fillx, gapx 8px", "[][grow, fill]", "[top]"));
        award.setOpaque(false);
        award.putClientProperty(Scrolling.WHOLE, true);
        int size = Math.round(FACE * Type.size());
        award.add(new JLabel(new Medallion(gallery.first(FigureArt.face(hero.hero().id()), hero.hero().name().substring(0, 1)), size)),
                "aligny top");
        JPanel words = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 0", "[grow, fill]"));
        words.setOpaque(false);
        words.add(new Prose(head(hero), 1, Font.BOLD).quoted().inked("accent"), "wmin 0");
        hero.title().ifPresent(earned -> words.add(new Prose(earned.words(), 1, Font.ITALIC).quoted().inked("ink"), "wmin 0"));
        award.add(words, "wmin 0");
        Says.name(award, Sentence.of("{hero}: {feats}", "hero", hero.heading(), "feats", hero.feats()));
        return award;
    }

    private static Sentence head(FeatWords hero) {
        return hero.title().map(earned -> Sentence.of("{hero}: {title}", "hero", Called.by(hero.hero()), "title",
                Called.by(earned.title()))).orElseGet(() -> Sentence.of("{hero}", "hero", Called.by(hero.hero())));
    }
}
