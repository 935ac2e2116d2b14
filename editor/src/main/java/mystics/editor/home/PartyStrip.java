package mystics.editor.home;

import java.util.List;
import javax.swing.Icon;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import mystics.content.HeroCard;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Gallery;
import mystics.editor.art.Quality;
import mystics.editor.play.over.Medallion;
import mystics.editor.type.PaintedIcon;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/**
 * The faces of all heroes in one row, at the top of a page whose plates have no room side by side. A press on a face is a press on the
 * plate of the hero.
 */
final class PartyStrip extends JPanel {
    /** The size of a face and of its sign, in letter heights. */
    private static final float FACE = 2.6f;
    private static final float SIGN = 1.1f;

    PartyStrip() {
        super(new MigLayout("insets 0, fillx, gap 6", "[grow, fill, sg]"));
    }

    /** Shows the heroes of some choices. */
    void show(List<HeroChoice> choices, Gallery gallery) {
        removeAll();
        choices.forEach(choice -> add(face(choice, gallery), "wmin 0, sg"));
        revalidate();
    }

    /** A button that goes down and up with the plate of the hero, because both have one model. */
    private static JToggleButton face(HeroChoice choice, Gallery gallery) {
        HeroCard hero = choice.card();
        JToggleButton face = new JToggleButton(hero.name());
        face.setModel(choice.plate().getModel());
        int size = Math.round(FACE * Type.size());
        Icon portrait = new Medallion(gallery.first(FigureArt.face(hero.id()), hero.name().substring(0, 1)), size);
        int side = Math.round(SIGN * Type.size());
        face.setIcon(new PaintedIcon(size + side, ink -> {
            Quality.fine(ink);
            portrait.paintIcon(face, ink, side / 2, side / 2);
            new GoesSign(face.isSelected()).paint(ink, size, 0, side);
        }));
        face.setVerticalTextPosition(SwingConstants.BOTTOM);
        face.setHorizontalTextPosition(SwingConstants.CENTER);
        return face;
    }

    /** Shows the strip if plates of a width, in letters, have no room side by side on a page of a width in pixels. */
    void fit(int page, int letters) {
        boolean needed = page > 0 && page < getComponentCount() * letters * Type.size() / 2;
        if (needed != isVisible()) {
            setVisible(needed);
            SwingUtilities.invokeLater(this::revalidate);
        }
    }
}
