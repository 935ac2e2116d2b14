package mystics.editor.story;

import java.awt.FontMetrics;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import mystics.content.Chapter;
import mystics.content.Crossroads;

/**
 * The positions of a story map's boxes, in pixels. A box has a line for its name, one for its moment, and one for each answer.
 *
 * @param places the place of each passage's box; {@code line} is the height of a line
 */
record StoryMapView(StoryMap map, Map<Integer, Rectangle2D> places, int line, int width, int height) {
    private static final int LETTERS = 12;
    private static final int LINES = 2;
    private static final double BULGE = 1.6;

    /** Lays the boxes out in a given width if they fit; each box must be wide enough for a certain number of letters. */
    static StoryMapView of(Chapter chapter, FontMetrics letters, int room) {
        StoryMap map = StoryMap.of(chapter);
        int line = Math.round(letters.getHeight() * 1.25f);
        int columns = 1 + map.boxes().stream().mapToInt(StoryMap.Box::column).max().orElse(0);
        int gap = 2 * line;
        int wide = Math.max(LETTERS * letters.charWidth('m'), (room - 2 * line) / columns - gap);
        Map<Integer, Integer> high = new TreeMap<>();
        map.boxes().forEach(box -> high.merge(box.row(), line * lines(chapter, box.passage()) + line, Math::max));
        Map<Integer, Integer> tops = new TreeMap<>();
        int top = line / 2;
        for (Map.Entry<Integer, Integer> row : high.entrySet()) {
            tops.put(row.getKey(), top);
            top += row.getValue();
        }
        Map<Integer, Rectangle2D> places = new HashMap<>();
        map.boxes().forEach(box -> places.put(box.passage(), new Rectangle2D.Double(line / 2.0 + box.column() * (wide + gap),
                tops.get(box.row()), wide, line * lines(chapter, box.passage()) + line / 4.0)));
        return new StoryMapView(map, places, line, columns * (wide + gap) + line, top);
    }

    /** The answers of a passage. */
    static List<Crossroads.Way> answers(Chapter chapter, int passage) {
        return chapter.story().get(passage).choice().map(Crossroads::options).orElse(List.of());
    }

    private static int lines(Chapter chapter, int passage) {
        return LINES + answers(chapter, passage).size();
    }

    /** The y coordinate of the middle of a line in a box; lines are counted from 0. */
    double middle(int passage, int number) {
        return places.get(passage).getY() + line * (number + 0.6);
    }

    /** The passage at a place. */
    Optional<Integer> at(double x, double y) {
        return places.entrySet().stream().filter(place -> place.getValue().contains(x, y)).map(Map.Entry::getKey).findFirst();
    }

    /** The path of a link: from the right side of an answer to the left side of a passage, or round to the passage's right side. */
    Path2D path(StoryMap.Link link) {
        Rectangle2D from = places.get(link.from());
        Rectangle2D to = places.get(link.to());
        boolean right = to.getX() > from.getX();
        double out = from.getMaxX();
        double y = Math.min(middle(link.from(), LINES + link.answer()), from.getMaxY());
        double in = right ? to.getX() : to.getMaxX();
        double end = middle(link.to(), 0);
        double leaving = right ? (out + in) / 2 : Math.max(out, in) + BULGE * line;
        Path2D path = new Path2D.Double();
        path.moveTo(out, y);
        path.curveTo(leaving, y, leaving, end, in, end);
        return path;
    }
}
