package mystics.editor.play.over;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Quality;
import mystics.editor.art.Sketch;
import mystics.editor.board.BoardStyle;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;
import mystics.view.FeatWords;
import mystics.view.Honours;
import net.miginfocom.swing.MigLayout;

/** A hero on the last page: its picture, the title it earned and why, and what it did. */
final class FeatRow extends JPanel {
    private static final double TALL = 3.6;

    FeatRow(FeatWords hero, BoardStyle style) {
        super(new MigLayout("insets 0, fillx, gapx 12", "[]" + "[grow, fill]", "[top]"));
        setOpaque(false);
        add(new Likeness(style.gallery().first(FigureArt.hero(hero.hero().id()), hero.hero().name().substring(0, 1))), "aligny top");
        JPanel words = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 1", "[grow, fill]"));
        words.setOpaque(false);
        words.add(new Prose(hero.heading(), 1.15f, Font.BOLD), "wmin 0");
        hero.title().map(Honours::words).ifPresent(why -> words.add(new Prose(why, 1.05f, Font.ITALIC), "wmin 0"));
        words.add(new Prose(hero.feats()).muted(), "wmin 0");
        add(words, "wmin 0");
        Says.name(this, Sentence.of("{hero}: {feats}", "hero", hero.heading(), "feats", hero.feats()));
    }

    /** The picture of a hero. */
    private static final class Likeness extends Spoken {
        private final transient Sketch sketch;

        Likeness(Sketch sketch) {
            this.sketch = sketch;
        }

        @Override
        public Dimension getPreferredSize() {
            int tall = (int) Math.round(Type.size() * TALL);
            return new Dimension((int) Math.round(tall * Math.max(0.8, sketch.ratio())), tall);
        }

        @Override
        public Dimension getMinimumSize() {
            return getPreferredSize();
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D ink = (Graphics2D) graphics.create();
            Quality.fine(ink);
            double tall = getHeight();
            sketch.paint(ink, (getWidth() - tall * sketch.ratio()) / 2, 0, tall * sketch.ratio(), tall);
            ink.dispose();
        }
    }
}
