package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
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
        Map<String, Integer> before = new HashMap<>();
        for (Drawing.Mark mark : room.drawing().marks()) {
            int space = room.plan().index(mark.space());
            Rectangle2D box = new Hand(0).outline(room.drawing().spaces().get(space).shape(), 0).getBounds2D();
            if (tokens.knows(mark.kind())) {
                int number = before.merge(mark.space(), 1, Integer::sum) - 1;
                double x = box.getMaxX() - 34 - number * (SIZE + 12);
                double y = box.getY() + 34;
                plate(g, x, y);
                tokens.print(g, mark.kind(), x, y, SIZE * 0.78);
                mark.needs().ifPresent(tool -> {
                    plate(g, x - SIZE - 8, y);
                    tokens.print(g, tool, x - SIZE - 8, y, SIZE * 0.7);
                });
            }
        }
    }

    private void plate(Graphics2D g, double x, double y) {
        Ellipse2D plate = new Ellipse2D.Double(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE);
        g.setColor(Colours.thin(theme.ink(), 0.5));
        g.fill(plate);
    }
}
