package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import mystics.content.Room;
import mystics.editor.art.Colours;
import mystics.editor.art.Theme;
import mystics.editor.art.TokenArt;
import mystics.editor.art.UnevenPen;
import mystics.geometry.Drawing;

/** Paints the marks that are printed on spaces, with the tools that they require, into corners that figures leave free (EXPLORE-6). */
public final class PrintedMarks {
    private static final double SIZE = 46;
    private final TokenArt tokens;
    private final Theme theme;
    private final Set<String> left;

    /** A painter with the pictures of marks. */
    public PrintedMarks(TokenArt tokens, Theme theme) {
        this(tokens, theme, Set.of());
    }

    private PrintedMarks(TokenArt tokens, Theme theme, Set<String> left) {
        this.tokens = tokens;
        this.theme = theme;
        this.left = left;
    }

    /** A painter that leaves out the marks of flip spaces, which a board shows by signs of its own. */
    PrintedMarks withoutFlips() {
        return new PrintedMarks(tokens, theme, Set.of(BoardTarget.OnFlip.ABOUT));
    }

    /** Paints all printed marks of a room, in the room's tile units. */
    void paint(Graphics2D g, Room room) {
        for (Printed printed : all(room)) {
            if (tokens.knows(printed.kind()) && !left.contains(printed.kind())) {
                plate(g, printed.x(), printed.y());
                tokens.print(g, printed.kind(), printed.x(), printed.y(), SIZE * (printed.tool() ? 0.7 : 0.78));
            }
        }
    }

    /** Paints one printed mark around the origin. */
    void paint(Graphics2D g, String mark) {
        plate(g, 0, 0);
        tokens.print(g, mark, 0, 0, SIZE * 0.78);
    }

    /** The boxes that a room's printed marks cover, in the room's tile units. */
    static List<Rectangle2D> boxes(Room room) {
        return all(room).stream()
                .map(printed -> (Rectangle2D) new Rectangle2D.Double(printed.x() - SIZE / 2, printed.y() - SIZE / 2, SIZE, SIZE)).toList();
    }

    /** The middle of a printed mark, in the room's tile units. */
    static Point2D middle(Room room, String kind, int space) {
        return all(room).stream().filter(printed -> printed.kind().equals(kind) && printed.space() == space).findFirst()
                .<Point2D>map(printed -> new Point2D.Double(printed.x(), printed.y()))
                .orElseGet(() -> new Point2D.Double(room.plan().x(space), room.plan().y(space)));
    }

    /** The marks printed on a space, and the tools that they require. */
    static List<String> on(Room room, int space) {
        return room.drawing().marks().stream().filter(mark -> room.plan().index(mark.space()) == space)
                .flatMap(mark -> Stream.concat(Stream.of(mark.kind()), mark.needs().stream())).toList();
    }

    /** A printed mark, or the tool that a mark requires, with the middle of its picture. */
    private record Printed(String kind, int space, double x, double y, boolean tool) {
    }

    private static List<Printed> all(Room room) {
        Map<String, Integer> before = new HashMap<>();
        List<Printed> all = new ArrayList<>();
        for (Drawing.Mark mark : room.drawing().marks()) {
            int space = room.plan().index(mark.space());
            Rectangle2D box = new UnevenPen(0).outline(room.drawing().spaces().get(space).shape(), 0).getBounds2D();
            int number = before.merge(mark.space(), 1, Integer::sum) - 1;
            double x = box.getMaxX() - 34 - number * (SIZE + 12);
            double y = box.getY() + 34;
            all.add(new Printed(mark.kind(), space, x, y, false));
            mark.needs().ifPresent(tool -> all.add(new Printed(tool, space, x - SIZE - 8, y, true)));
        }
        return all;
    }

    private void plate(Graphics2D g, double x, double y) {
        Ellipse2D plate = new Ellipse2D.Double(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE);
        g.setColor(Colours.thin(theme.ink(), 0.5));
        g.fill(plate);
    }
}
