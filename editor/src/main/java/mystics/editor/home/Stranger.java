package mystics.editor.home;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import mystics.editor.art.Letters;
import mystics.editor.art.Sketch;
import mystics.editor.type.BookFace;

/**
 * A person whom nobody has met yet: the head and shoulders of some mouse in a round frame, with a question mark. All such persons look the
 * same, because the shape of a portrait in its frame is no shape of a person.
 *
 * @param ground the colour of the ground inside the frame, and of the question mark
 * @param tone the colour of the frame and of the mouse
 */
record Stranger(Color ground, Color tone) implements Sketch {
    private static final double UNITS = 100;

    @Override
    public double ratio() {
        return 1;
    }

    @Override
    public void paint(Graphics2D graphics, double x, double y, double width, double height) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.translate(x, y);
        g.scale(width / UNITS, height / UNITS);
        Ellipse2D frame = new Ellipse2D.Double(4, 4, 92, 92);
        g.setColor(tone);
        g.fill(ring(frame));
        Area mouse = mouse();
        mouse.intersect(new Area(new Ellipse2D.Double(10, 10, 80, 80)));
        g.fill(mouse);
        g.setColor(ground);
        g.setFont(BookFace.shipped().bold(44));
        Letters.centre(g, "?", 50, 50);
        g.dispose();
    }

    private static Area ring(Ellipse2D frame) {
        Area ring = new Area(frame);
        ring.subtract(new Area(new Ellipse2D.Double(7, 7, 86, 86)));
        return ring;
    }

    private static Area mouse() {
        Area mouse = new Area(new Ellipse2D.Double(28, 28, 44, 44));
        mouse.add(new Area(new Ellipse2D.Double(19, 19, 25, 25)));
        mouse.add(new Area(new Ellipse2D.Double(56, 19, 25, 25)));
        mouse.add(new Area(new RoundRectangle2D.Double(20, 74, 60, 50, 46, 46)));
        return mouse;
    }
}
