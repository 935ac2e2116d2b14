package mystics.editor.play.over;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Type;

/** A page of the book. The letters of a page become a little smaller if a few lines would otherwise not fit. */
abstract class BookPage extends Scrolling {
    private static final double GAP = 2.4;
    private final StoryPaper paper;
    private float letters;
    private Dimension fitted = new Dimension();

    BookPage(StoryPaper paper) {
        super(null);
        this.paper = paper;
        setOpaque(false);
        paper.setOpaque(false);
        add(paper);
    }

    /** The page in a scroll pane. */
    JScrollPane bound() {
        return scrolled();
    }

    final StoryPaper paper() {
        return paper;
    }

    /** The height of the visible part of the page. */
    final int visible() {
        return getParent() instanceof JViewport port && port.getHeight() > 0 ? port.getHeight() : getHeight();
    }

    /** The space between the parts of a page. */
    final int gap() {
        return (int) Math.round(GAP * Type.size());
    }

    /** Chooses a type size at which the text fits, unless that has already been done for this size. */
    final void fit(int width, int height) {
        if (isDue(width, height)) paper.fit(width, height);
    }

    /** Whether the type size has yet to be chosen for a size of the page. The method answers so only once for each size. */
    final boolean isDue(int width, int height) {
        Dimension wanted = new Dimension(width, height);
        if (getParent() == null || width <= 0 || height <= 0 || wanted.equals(fitted) && letters == Type.size()) return false;
        fitted = wanted;
        letters = Type.size();
        return true;
    }

    /** Paints the small ornament that ends a page. */
    static void flourish(Graphics2D g, double x, double y, double half) {
        g.draw(new Line2D.Double(x - half, y, x - half / 4, y));
        g.draw(new Line2D.Double(x + half / 4, y, x + half, y));
        double dot = half / 26;
        for (double at : new double[] {-half / 6, 0, half / 6}) {
            double size = at == 0 ? dot * 1.5 : dot;
            g.fill(new Ellipse2D.Double(x + at - size, y - size, 2 * size, 2 * size));
        }
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }
}
