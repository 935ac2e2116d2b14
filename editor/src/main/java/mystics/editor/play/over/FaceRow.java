package mystics.editor.play.over;

import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.content.HeroCard;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Gallery;
import mystics.editor.art.Sketch;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.rules.Called;
import net.miginfocom.swing.MigLayout;

/** The faces of the mice in one row, as large as a width allows. */
final class FaceRow extends JPanel {
    private static final int GAP = 6;
    /** The greatest size of a face, in letter heights. */
    private static final float MOST = 4;
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
            add(Says.name(new JLabel(new Medallion(face, size)), Sentence.of("{hero}", "hero", Called.by(hero))));
        });
        return this;
    }
}
