package mystics.bench;

import java.awt.Graphics2D;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import mystics.editor.album.OffScreen;
import mystics.editor.board.BoardView;
import mystics.editor.draft.Drafting;
import mystics.editor.draft.Project;
import mystics.editor.room.RoomDesk;
import mystics.editor.settings.Scheme;
import mystics.editor.trace.Floor;
import mystics.editor.trace.Pattern;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;
import mystics.geometry.Points;
import mystics.mod.load.BaseGame;

/** Drags a space to and fro in a full room whose overlay is on. For each frame, measures the work of the drag and the painting. */
final class EditorDrag {
    private static final String ROOM = "tiles/hall.yaml";
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;
    private static final int MARGIN = 24;
    private static final int WARM = 300;
    private static final int FRAMES = 300;
    private final BufferedImage screen = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    private final JComponent canvas;

    private EditorDrag(JComponent canvas) {
        this.canvas = canvas;
    }

    /** Prints the time of a frame: the median, and the time that 99 of 100 frames do not exceed. */
    static void measure() {
        OffScreen.onEvents(() -> Scheme.LIGHT.wear(100));
        List<Points> shapes = Pattern.CELLS.on(new Floor(Floor.TILE, List.of()), Pattern.MOST);
        Drafting drafting = new Drafting(Project.of("full", Map.of(ROOM, room(shapes).getBytes(StandardCharsets.UTF_8))));
        RoomDesk desk = OffScreen.made(() -> new RoomDesk(drafting, BaseGame.library(), selected -> {}, ROOM, Runnable::run));
        OffScreen.lay(desk, WIDTH, HEIGHT);
        new EditorDrag(desk.canvas()).print(middle(shapes));
    }

    private static String room(List<Points> shapes) {
        return "name: Hall\ntile: hall\nnumber: 1\ncolour: orange\nspaces:\n" + IntStream.range(0, shapes.size())
                .mapToObj(at -> "  - { id: s" + at + ", shape: " + numbers(shapes.get(at)) + " }\n").collect(Collectors.joining());
    }

    private static String numbers(Points shape) {
        return Arrays.toString(Arrays.stream(shape.xy()).mapToLong(Math::round).toArray());
    }

    /** The centre of a space in the middle of the room. */
    private static Point2D middle(List<Points> shapes) {
        Plan plan = Plan.of(Drawing.of(IntStream.range(0, shapes.size())
                .mapToObj(at -> new Drawing.SpaceShape("s" + at, shapes.get(at), 0)).toList()));
        int space = shapes.size() / 2;
        return new Point2D.Double(plan.x(space), plan.y(space));
    }

    private void print(Point2D from) {
        Rectangle2D tile = new Rectangle2D.Double(0, 0, Drawing.SIDE, Drawing.SIDE);
        BoardView view = BoardView.fit(tile, canvas.getWidth(), canvas.getHeight(), MARGIN);
        Point2D at = view.transform().transform(from, new Point2D.Double());
        OffScreen.onEvents(() -> mouse(MouseEvent.MOUSE_PRESSED, at.getX(), at.getY()));
        double[] times = new double[FRAMES];
        for (int i = -WARM; i < FRAMES; i++) {
            double angle = i / 7.0;
            double time = OffScreen.made(() -> frame(at.getX() + 20 * Math.sin(angle), at.getY() + 12 * Math.cos(angle)));
            times[Math.max(0, i)] = time;
        }
        Arrays.sort(times);
        Measured.print("editor_drag_ms", times[FRAMES / 2]);
        Measured.print("editor_drag_99_ms", times[FRAMES * 99 / 100]);
    }

    private double frame(double x, double y) {
        long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        mouse(MouseEvent.MOUSE_DRAGGED, x, y);
        Graphics2D g = screen.createGraphics();
        canvas.paint(g);
        g.dispose();
        return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun) / 1e6;
    }

    private void mouse(int what, double x, double y) {
        canvas.dispatchEvent(new MouseEvent(canvas, what, 0, InputEvent.BUTTON1_DOWN_MASK, (int) Math.round(x), (int) Math.round(y), 1,
                false, MouseEvent.BUTTON1));
    }
}
