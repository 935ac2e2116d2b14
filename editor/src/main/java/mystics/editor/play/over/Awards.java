package mystics.editor.play.over;

import java.awt.Font;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Gallery;
import mystics.editor.type.Prose;
import mystics.editor.type.Type;
import mystics.rules.Called;
import mystics.view.FeatWords;
import net.miginfocom.swing.MigLayout;

/** The mice in two columns, each a small face with the name and the earned title beside it. */
final class Awards extends JPanel {
    /** The size of a face, in letter heights, and of the words, relative to the window's letters. */
    private static final float FACE = 2.2f;
    private static final float WORDS = 0.75f;

    Awards(List<FeatWords> heroes, Gallery gallery) {
        super(new MigLayout("insets 0, fillx, wrap 2, gapx 10px, gapy 2px", "[grow, fill, sg][grow, fill, sg]"));
        setOpaque(false);
        heroes.forEach(hero -> add(award(hero, gallery), "wmin 0, aligny top"));
    }

    private static JPanel award(FeatWords hero, Gallery gallery) {
        JPanel award = new JPanel(new MigLayout("insets 0, fillx, gapx 8px", "[][grow, fill]"));
        award.setOpaque(false);
        int size = Math.round(FACE * Type.size());
        award.add(new JLabel(new Medallion(gallery.first(FigureArt.face(hero.hero().id()), hero.hero().name().substring(0, 1)), size)));
        JPanel words = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 0", "[grow, fill]"));
        words.setOpaque(false);
        words.add(new Prose(Sentence.of("{hero}", "hero", Called.by(hero.hero())), WORDS, Font.PLAIN).inked("ink"), "wmin 0");
        hero.title().ifPresent(earned -> words.add(
                new Prose(Sentence.of("{title}", "title", Called.by(earned.title())), WORDS, Font.BOLD).inked("accent"), "wmin 0"));
        award.add(words, "wmin 0");
        return award;
    }
}
