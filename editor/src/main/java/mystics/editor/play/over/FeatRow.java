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
import mystics.view.FeatWords;
import mystics.view.Honours;
import net.miginfocom.swing.MigLayout;

/** A hero on the last page: its face, the title it earned and why, and what it did. */
final class FeatRow extends JPanel {
    private static final float TALL = 4.4f;

    FeatRow(FeatWords hero, BoardStyle style) {
        super(new MigLayout("insets 0, fillx, gapx 12", "[]" + "[grow, fill]", "[top]"));
        setOpaque(false);
        Sketch face = style.gallery().first(FigureArt.face(hero.hero().id()), hero.hero().name().substring(0, 1));
        add(new JLabel(new Medallion(face, Math.round(Type.size() * TALL))), "aligny top");
        JPanel words = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 1", "[grow, fill]"));
        words.setOpaque(false);
        words.add(new Prose(hero.heading(), 1.15f, Font.BOLD), "wmin 0");
        hero.title().map(Honours::words).ifPresent(why -> words.add(new Prose(why, 1.05f, Font.ITALIC), "wmin 0"));
        words.add(new Prose(hero.feats()).muted(), "wmin 0");
        add(words, "wmin 0");
        Says.name(this, Sentence.of("{hero}: {feats}", "hero", hero.heading(), "feats", hero.feats()));
    }
}
