package mystics.editor.room;

import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.Optional;
import java.util.Set;
import javax.swing.SwingUtilities;
import mystics.editor.trace.Snap;

/**
 * The mouse on a room. The left button draws, the right button erases, the middle button moves the view, and the wheel zooms. While Ctrl is
 * held, drawing does not snap.
 */
final class CanvasMouse extends MouseAdapter {
    private static final double ZOOM = 1.15;
    private final RoomCanvas canvas;
    private final Pencil pencil;
    private final RoomOptions options;
    private final Pen pen;
    private Optional<Point> panned = Optional.empty();

    private CanvasMouse(RoomCanvas canvas, Pencil pencil, RoomOptions options, Pen pen) {
        this.canvas = canvas;
        this.pencil = pencil;
        this.options = options;
        this.pen = pen;
    }

    static void bind(RoomCanvas canvas, Pencil pencil, RoomOptions options, Pen pen) {
        CanvasMouse mouse = new CanvasMouse(canvas, pencil, options, pen);
        canvas.addMouseListener(mouse);
        canvas.addMouseMotionListener(mouse);
        canvas.addMouseWheelListener(mouse);
    }

    private Snap snap(MouseEvent event) {
        return event.isControlDown() ? Snap.FREE : pencil.snap(canvas.scale());
    }

    @Override
    public void mousePressed(MouseEvent event) {
        canvas.requestFocusInWindow();
        pen.lift();
        if (SwingUtilities.isLeftMouseButton(event)) {
            pencil.press(canvas.spot(event.getX(), event.getY()), snap(event), canvas.scale(),
                    event.isShiftDown() ? Set.of(Pencil.Grab.MORE) : Set.of());
        } else if (SwingUtilities.isRightMouseButton(event)) {
            pencil.erase(canvas.spot(event.getX(), event.getY()), canvas.scale());
        } else {
            panned = Optional.of(event.getPoint());
        }
        canvas.repaint();
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        if (panned.isPresent()) {
            canvas.look(canvas.view().panned(event.getX() - panned.get().x, event.getY() - panned.get().y));
            panned = Optional.of(event.getPoint());
        } else if (SwingUtilities.isLeftMouseButton(event)) {
            pencil.drag(canvas.spot(event.getX(), event.getY()), snap(event));
            canvas.repaint();
        }
    }

    @Override
    public void mouseReleased(MouseEvent event) {
        if (SwingUtilities.isLeftMouseButton(event)) pencil.release();
        panned = Optional.empty();
        canvas.repaint();
    }

    @Override
    public void mouseMoved(MouseEvent event) {
        options.from(pencil.space(canvas.spot(event.getX(), event.getY())));
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
        canvas.look(canvas.view().zoomed(Math.pow(ZOOM, -event.getPreciseWheelRotation()), event.getX(), event.getY()));
    }
}
