package mystics.editor.home;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.UIManager;
import mystics.content.Catalog;
import mystics.editor.art.Gallery;
import mystics.editor.art.Quality;
import mystics.editor.art.Sketch;

/** The mice of the loaded mods, side by side; an empty place as long as nobody knows them. */
public final class Procession extends JComponent {
    private static final int MOST = 6;
    private static final double TALL = 7;
    private static final double GAP = 0.25;
    private transient List<Sketch> mice = List.of();

    /** Those of a catalog that somebody has drawn. Made away from the event thread. */
    public static List<Sketch> of(Catalog catalog) {
        Gallery gallery = new Gallery(catalog.pictures().values());
        return catalog.heroes().keySet().stream().flatMap(hero -> gallery.find("heroes/" + hero).stream()).limit(MOST).toList();
    }

    void show(List<Sketch> newMice) {
        mice = newMice;
        repaint();
    }

    private double tall() {
        return UIManager.getFont("defaultFont").getSize2D() * TALL;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension((int) (tall() * MOST * (1 + GAP)), (int) tall());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        double wide = mice.stream().mapToDouble(mouse -> tall() * (mouse.ratio() + GAP)).sum() - tall() * GAP;
        double x = (getWidth() - wide) / 2;
        for (Sketch mouse : mice) {
            mouse.paint(ink, x, 0, tall() * mouse.ratio(), tall());
            x += tall() * (mouse.ratio() + GAP);
        }
        ink.dispose();
    }
}
