package mystics.editor.play.over;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.text.BadLocationException;
import javax.swing.text.html.HTMLDocument;
import mystics.editor.type.Paper;
import mystics.editor.type.Type;
import mystics.editor.type.WholeBlocks;

/**
 * Divides a long text into pages. A page ends between two lines, but not among the first lines of a paragraph, because an initial may stand
 * beside them, and never within a voice with its portrait or within a box.
 *
 * @param high the height of a page, in pixels
 */
record PageBreaks(Paper paper, int high) {
    /** The height, in letter heights, that must be free at the end of a page for a paragraph to begin there. */
    private static final double BEGUN = 6;

    /** The upper edges of the pages, followed by the end of the text. */
    List<Integer> tops() {
        List<Integer> tops = new ArrayList<>(List.of(0));
        int end = paper.getHeight();
        while (end - last(tops) > high) {
            tops.add(cut(last(tops)));
        }
        tops.add(end);
        return tops;
    }

    private static int last(List<Integer> tops) {
        return tops.get(tops.size() - 1);
    }

    /** The end of the page that begins at a height. */
    private int cut(int top) {
        int full = top + high;
        int block = WholeBlocks.at(paper, full).map(place -> place.y).orElse(full);
        if (block > top && block < full) return block;
        int place = paper.viewToModel2D(new Point2D.Double(paper.getWidth() / 2.0, full));
        Rectangle2D line = line(place);
        int end = (int) Math.floor(line.getMaxY() <= full ? line.getMaxY() : line.getMinY());
        int begun = (int) Math.floor(line(((HTMLDocument) paper.getDocument()).getParagraphElement(place).getStartOffset()).getMinY());
        int whole = begun > top && end - begun < BEGUN * Type.size() ? begun - 1 : end;
        return whole > top ? whole : full;
    }

    private Rectangle2D line(int place) {
        try {
            return paper.modelToView2D(place);
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }
}
