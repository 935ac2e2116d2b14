package mystics.editor.home;

import java.awt.BasicStroke;
import java.awt.BorderLayout;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.content.HeroCard;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Gallery;
import mystics.editor.art.Quality;
import mystics.editor.play.over.Medallion;
import mystics.editor.type.PaintedIcon;
import mystics.editor.type.Rack;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/**
 * The number of heroes who go, and the faces of all heroes, each with the classes and values of the hero, as many in a row as have room,
 * and the words for the values, at the top of a page whose plates have no room side by side. A press on a face is a press on the plate of
 * the hero.
 */
final class PartyStrip extends JPanel {
    /** The size of a face and of its sign, in letter heights. */
    private static final float FACE = 3f;
    private static final float SIGN = 1.1f;
    /** The size of the words for the values, relative to the letters of the window. */
    private static final float LEGEND = 0.8f;
    private static final int GAP = 6;
    private static final Insets CLOSE = new Insets(4, 0, 4, 0);
    private static final int IN_A_ROW = 6;
    /** The width of a face with its name, in letters. */
    private static final int LETTERS = 12;
    /** The number of values in a row. */
    private static final int VALUES = 3;
    private final WhoGoes who = new WhoGoes();
    private final Rack faces = new Rack(IN_A_ROW, LETTERS);

    PartyStrip() {
        super(new BorderLayout(0, GAP));
        add(who, BorderLayout.NORTH);
        add(faces);
        add(new ValueLegend(LEGEND), BorderLayout.SOUTH);
    }

    /** Shows the number of heroes who go, and the number that the chapter is for. */
    void count(int going, int wanted, int all) {
        who.count(going, wanted, all);
    }

    /** Shows the heroes of some choices. */
    void show(List<HeroChoice> choices, Gallery gallery) {
        faces.removeAll();
        faces.most(choices.size());
        choices.forEach(choice -> {
            JPanel hero = new JPanel(new BorderLayout());
            hero.add(face(choice, gallery));
            JPanel card = new JPanel(new BorderLayout());
            card.add(Says.hint(Says.text(new Classes(), Sentence.row(choice.card().classes(), ", ")), HeroPlate.CLASSES));
            card.add(new HeroValues(choice.card(), VALUES), BorderLayout.SOUTH);
            hero.add(card, BorderLayout.SOUTH);
            faces.put(hero);
        });
    }

    /** A button that goes down and up with the plate of the hero, because both have one model. */
    private static JToggleButton face(HeroChoice choice, Gallery gallery) {
        HeroCard hero = choice.card();
        JToggleButton face = new Face(hero.name());
        face.setMargin(CLOSE);
        face.setIconTextGap(0);
        Says.hint(face, HeroPlate.words(hero));
        face.setModel(choice.plate().getModel());
        int size = Math.round(FACE * Type.size());
        Icon portrait = new Medallion(gallery.first(FigureArt.face(hero.id()), hero.name().substring(0, 1)), size);
        int side = Math.round(SIGN * Type.size());
        face.setIcon(new PaintedIcon(size + side, ink -> {
            Quality.fine(ink);
            portrait.paintIcon(face, ink, side / 2, side / 2);
            choice.plate().sign().paint(ink, size, 0, side);
        }));
        face.setVerticalTextPosition(SwingConstants.BOTTOM);
        face.setHorizontalTextPosition(SwingConstants.CENTER);
        return face;
    }

    /** Shows the strip if plates of a width, in letters, have no room side by side on a page of a width in pixels. */
    void fit(int page, int letters) {
        boolean needed = page > 0 && page < faces.getComponentCount() * letters * Type.size() / 2;
        if (needed != isVisible()) {
            setVisible(needed);
            SwingUtilities.invokeLater(this::revalidate);
        }
    }

    /** A face with a frame of brass while its hero goes, as on the plate of the hero. */
    private static final class Face extends JToggleButton {
        private static final float LINE = 0.12f;
        private static final int ROUND = 12;

        Face(String name) {
            super(name);
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            super.paintComponent(graphics);
            if (!isSelected()) return;
            Graphics2D ink = (Graphics2D) graphics.create();
            Quality.fine(ink);
            float line = Math.max(2, LINE * Type.size());
            ink.setColor(GoesSign.BRASS);
            ink.setStroke(new BasicStroke(line));
            ink.draw(new RoundRectangle2D.Float(line, line, getWidth() - 2 * line, getHeight() - 2 * line, ROUND, ROUND));
            ink.dispose();
        }
    }

    /** The classes of a hero, on one line. The letters are so small that all of the line can be read. */
    private static final class Classes extends JLabel {
        /** The size of the letters, relative to the letters of the window. */
        private static final float SMALL = 0.8f;
        /** The space beside the words, in pixels, for letters whose widths are rounded. */
        private static final int AIR = 8;

        Classes() {
            super("", SwingConstants.CENTER);
            setFont(letters());
        }

        private static Font letters() {
            return Type.plain().deriveFont(Type.size() * SMALL);
        }

        @Override
        public void setBounds(int x, int y, int width, int height) {
            float share = (width - AIR) / (float) Math.max(1, getFontMetrics(letters()).stringWidth(getText()));
            Font fitting = share >= 1 || share <= 0 ? letters() : letters().deriveFont(letters().getSize2D() * share);
            if (!fitting.equals(getFont())) setFont(fitting);
            super.setBounds(x, y, width, height);
        }
    }
}
