package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import mystics.content.Room;
import mystics.editor.art.Colours;
import mystics.editor.art.Hand;
import mystics.editor.art.Theme;
import mystics.editor.art.TokenArt;
import mystics.geometry.Drawing;

/** Paints what is printed on spaces into their corners, where figures leave it to be seen; a tool that is needed beside it (EXPLORE-6). */
public final class PrintedMarks implements Prints {
    private static final double SIZE = 46;
    private final TokenArt tokens;
    private final Theme theme;

    public PrintedMarks(TokenArt tokens, Theme theme) {
        this.tokens = tokens;
        this.theme = theme;
    }

    @Override
    public void paint(Graphics2D g, Room room) {
        for (Printed printed : all(room)) {
            if (tokens.knows(printed.kind())) {
                plate(g, printed.x(), printed.y());
                tokens.print(g, printed.kind(), printed.x(), printed.y(), SIZE * (printed.tool() ? 0.7 : 0.78));
            }
        }
    }

    /** What the marks printed in a room cover, in its own tile units. */
    static List<Rectangle2D> boxes(Room room) {
        return all(room).stream().map(printed -> (Rectangle2D) new Rectangle2D.Double(printed.x() - SIZE / 2, printed.y() - SIZE / 2, SIZE, SIZE)).toList();
    }

    /** A mark and its middle, or the tool a mark asks for. */
    private record Printed(String kind, double x, double y, boolean tool) {
    }

    private static List<Printed> all(Room room) {
        Map<String, Integer> before = new HashMap<>();
        List<Printed> all = new ArrayList<>();
        for (Drawing.Mark mark : room.drawing().marks()) {
            Rectangle2D box = new Hand(0).outline(room.drawing().spaces().get(room.plan().index(mark.space())).shape(), 0).getBounds2D();
            int number = before.merge(mark.space(), 1, Integer::sum) - 1;
            double x = box.getMaxX() - 34 - number * (SIZE + 12);
            double y = box.getY() + 34;
            all.add(new Printed(mark.kind(), x, y, false));
            mark.needs().ifPresent(tool -> all.add(new Printed(tool, x - SIZE - 8, y, true)));
        }
        return all;
    }

    private void plate(Graphics2D g, double x, double y) {
        Ellipse2D plate = new Ellipse2D.Double(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE);
        g.setColor(Colours.thin(theme.ink(), 0.5));
        g.fill(plate);
    }
}
