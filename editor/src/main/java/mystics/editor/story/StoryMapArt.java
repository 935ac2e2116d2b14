package mystics.editor.story;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Crossroads;
import mystics.content.Passage;
import mystics.editor.type.Clipped;

/** Paints the map of a story in the colours of the window. */
final class StoryMapArt {
    private static final float[] DASHES = {5, 5};
    private final Graphics2D ink;
    private final StoryMapView view;
    private final Font letters;
    private final Color text = UIManager.getColor("Label.foreground");
    private final Color pale = UIManager.getColor("Label.disabledForeground");
    private final Color accent = UIManager.getColor("Component.focusColor");

    StoryMapArt(Graphics2D ink, StoryMapView view, Font letters) {
        this.ink = ink;
        this.view = view;
        this.letters = letters;
    }

    /** Paints a link, with a dot at its end. A link that depends on a remembered answer is dashed. */
    void link(StoryMap.Link link, int selected) {
        boolean lit = link.from() == selected || link.to() == selected;
        Path2D path = view.path(link);
        ink.setColor(lit ? accent : pale);
        float wide = lit ? 2.4f : 1.4f;
        boolean remembered = link.kind() == StoryMap.Kind.MEMORY;
        ink.setStroke(remembered ? new BasicStroke(wide, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES, 0)
                : new BasicStroke(wide));
        ink.draw(path);
        double dot = view.line() / 3.0;
        ink.fill(new Ellipse2D.Double(path.getCurrentPoint().getX() - dot / 2, path.getCurrentPoint().getY() - dot / 2, dot, dot));
    }

    /** Paints a passage: its name, its moment and its answers. */
    void box(Chapter chapter, Catalog catalog, int number, Wording wording, int selected) {
        Rectangle2D place = view.places().get(number);
        Passage passage = chapter.story().get(number);
        RoundRectangle2D box = new RoundRectangle2D.Double(place.getX(), place.getY(), place.getWidth(), place.getHeight(), 10, 10);
        ink.setColor(UIManager.getColor("TextField.background"));
        ink.fill(box);
        ink.setColor(number == selected ? accent : pale);
        ink.setStroke(new BasicStroke(number == selected ? 3 : 1));
        ink.draw(box);
        line(place, view.middle(number, 0), passage.id().replace('-', ' '), text, letters.deriveFont(Font.BOLD));
        Sentence when = new StoryMoments(chapter, catalog).words(passage.when(), passage.room());
        line(place, view.middle(number, 1), when.in(wording).toString(), pale, letters);
        List<Crossroads.Way> answers = StoryMapView.answers(chapter, number);
        for (int i = 0; i < answers.size(); i++) {
            line(place, view.middle(number, 2 + i), "→ " + answers.get(i).says(), text, letters);
        }
    }

    private void line(Rectangle2D place, double middle, String words, Color colour, Font font) {
        FontMetrics metrics = ink.getFontMetrics(font);
        int inset = view.line() / 2;
        ink.setFont(font);
        ink.setColor(colour);
        String shown = Clipped.to(words, metrics, place.getWidth() - 2 * inset);
        ink.drawString(shown, (float) place.getX() + inset, (float) (middle + metrics.getAscent() * 0.36));
    }
}
