package mystics.editor.play.over;

import java.awt.Font;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import mystics.choice.Sentence;
import mystics.content.HeroCard;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Gallery;
import mystics.editor.art.Sketch;
import mystics.editor.type.BookInk;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.rules.Called;
import net.miginfocom.swing.MigLayout;

/** The faces of the mice in one row, as large as a width allows, each above its name. */
final class FaceRow extends JPanel {
    private static final int GAP = 6;
    /** The greatest size of a face, in letter heights. */
    private static final float MOST = 4;
    /** The greatest size of a name, relative to the window's letters. */
    private static final float NAME = 0.8f;
    private final transient List<HeroCard> heroes;
    private final transient Gallery gallery;

    FaceRow(List<HeroCard> heroes, Gallery gallery) {
        super(new MigLayout("insets 0, gapx " + GAP + "px"));
        this.heroes = heroes;
        this.gallery = gallery;
        setOpaque(false);
    }

    /** This row in a width in pixels. */
    FaceRow wide(int wide) {
        removeAll();
        int size = (int) Math.min(MOST * Type.size(), (wide - GAP * (heroes.size() - 1)) / (double) Math.max(1, heroes.size()));
        heroes.forEach(hero -> {
            Sketch face = gallery.first(FigureArt.face(hero.id()), hero.name().substring(0, 1));
            add(named(new JLabel(new Medallion(face, size)), Called.by(hero), size));
        });
        return this;
    }

    /** A face with its name below it, in letters small enough for the width of the face. */
    private static JLabel named(JLabel face, Object name, int wide) {
        Says.text(face, Sentence.of("{hero}", "hero", name));
        face.setHorizontalTextPosition(SwingConstants.CENTER);
        face.setVerticalTextPosition(SwingConstants.BOTTOM);
        face.setIconTextGap(0);
        face.setForeground(BookInk.worn().ink());
        Font large = Type.plain().deriveFont(Type.size() * NAME);
        float share = wide / (float) Math.max(1, face.getFontMetrics(large).stringWidth(face.getText()));
        face.setFont(large.deriveFont(large.getSize2D() * Math.min(1, share)));
        return face;
    }
}
