package mystics.editor.play;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import mystics.editor.board.BoardPainter;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardStyle;
import mystics.editor.board.BoardTouch;
import mystics.editor.board.BoardView;
import mystics.editor.board.FigurePicture;
import mystics.editor.board.Highlights;
import mystics.editor.board.Spot;
import mystics.editor.board.TilePicture;
import mystics.editor.sight.Asked;
import mystics.geometry.Drawing;
import net.miginfocom.swing.MigLayout;

/** The board in the window: seen whole or near, moved by dragging and the wheel, chosen from by a click or by the arrow keys and Enter. */
final class BoardPane extends JComponent {
    private static final double MARGIN = 12;
    private static final double AROUND = 60;
    private final transient Consumer<String> chosen;
    private final DiceTray dice = new DiceTray();
    private final TurnSign sign = new TurnSign();
    private final MapInset map = new MapInset(this::turn);
    private transient Optional<BoardPainter> painter = Optional.empty();
    private transient BoardPicture board = new BoardPicture(List.of(), List.of(), List.of());
    private transient Lights lights = Lights.none(board);
    private transient Optional<BoardView> view = Optional.empty();
    private transient Outlook outlook = Outlook.UNKNOWN;
    private Optional<Spot> cursor = Optional.empty();
    private final transient Consumer<String> read;

    /**
     * @param chosen is given the name of the space or the key of the figure that somebody chose
     * @param read is given the name of the figure somebody wants to read about
     */
    BoardPane(Consumer<String> chosen, Consumer<String> read) {
        this.chosen = chosen;
        this.read = read;
        setLayout(new BorderLayout());
        add(sign, BorderLayout.NORTH);
        add(dice, BorderLayout.CENTER);
        dice.setLayout(new MigLayout("insets 8", "", "push[]"));
        dice.add(map);
        setFocusable(true);
        BoardMouse.bind(this);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                view = Optional.empty();
            }
        });
        BoardKeys.bind(this);
    }

    /** Paints in a style from now on. */
    void wear(BoardStyle style) {
        painter = Optional.of(new BoardPainter(style));
        dice.wear(style);
        repaint();
    }

    /** Shows a board on which nothing can be chosen. */
    void show(BoardPicture picture) {
        show(picture, Lights.none(picture));
    }

    /** Shows a board and lights what can be chosen. */
    void show(BoardPicture picture, Optional<Asked> asked, Map<String, Integer> slots) {
        show(picture, asked.map(question -> Lights.of(picture, question, slots)).orElseGet(() -> Lights.none(picture)));
    }

    private void show(BoardPicture picture, Lights newLights) {
        if (!picture.bounds().equals(board.bounds()) || newLights.tile() != lights.tile()) {
            view = Optional.empty();
        }
        board = picture;
        lights = newLights;
        map.show(picture, newLights.tile());
        outlook = Outlook.UNKNOWN;
        cursor = Optional.empty();
        getAccessibleContext().setAccessibleDescription(lights.words());
        repaint();
    }

    /** Knows what picks would come to. */
    void foresee(Outlook newOutlook) {
        outlook = newOutlook;
        repaint();
    }

    /** Where dice are thrown. */
    DiceTray dice() {
        return dice;
    }

    /** Where it is said whose turn it is. */
    TurnSign sign() {
        return sign;
    }

    /** Whether it knows already how to paint. */
    boolean isWorn() {
        return painter.isPresent();
    }

    /** Sets off the space or figure that is thought of. */
    void point(String spaceOrFigure) {
        cursor = lights.spot(spaceOrFigure);
        repaint();
    }

    /** Goes to the next space that can be chosen, in a direction. */
    void go(int dx, int dy) {
        cursor = lights.towards(cursor, dx, dy);
        getAccessibleContext().setAccessibleName("Board, " + cursor.map(spot -> slip(spot).isEmpty() ? lights.name(spot) : String.join(", ", slip(spot))).orElse("no space"));
        repaint();
    }

    /** Chooses where the cursor is. */
    void choose() {
        cursor.map(lights::name).ifPresent(chosen);
    }

    /** Chooses what lies at a pixel: a figure that can be chosen, else the space. */
    void choose(int x, int y) {
        Optional<String> target = figure(x, y).map(FigurePicture::slot).filter(lights.targets()::contains).map(lights::figure);
        target.or(() -> space(x, y).map(lights::name)).ifPresent(chosen);
    }

    /** The figure at a pixel. */
    Optional<FigurePicture> figure(int x, int y) {
        return new BoardTouch(board).figure(view().toBoard(x, y));
    }

    /** The space at a pixel. */
    Optional<Spot> space(int x, int y) {
        return new BoardTouch(board).space(view().toBoard(x, y));
    }

    /** Sets off a space, or none. */
    void hover(Optional<Spot> over) {
        if (!over.equals(cursor)) {
            cursor = over;
            repaint();
        }
    }

    /** Reads about a figure, by its name. */
    void read(String figure) {
        read.accept(figure);
    }

    /** Moves the board by pixels. */
    void pan(int dx, int dy) {
        view = Optional.of(view().panned(dx, dy));
        repaint();
    }

    /** Nearer or farther by a factor. */
    void zoom(double factor) {
        zoom(factor, getWidth() / 2.0, getHeight() / 2.0);
    }

    /** Nearer or farther by a factor, with the board staying where it is under a pixel. */
    void zoom(double factor, double x, double y) {
        view = Optional.of(view().zoomed(factor, x, y));
        repaint();
    }

    /** Shows all of the board. */
    void fit() {
        view = Optional.of(BoardView.fit(board.bounds(), getWidth(), getHeight(), MARGIN));
        repaint();
    }

    /** All of the board, or the room again. */
    private void turn() {
        BoardView whole = BoardView.fit(board.bounds(), getWidth(), getHeight(), MARGIN);
        view = view.equals(Optional.of(whole)) ? Optional.empty() : Optional.of(whole);
        repaint();
    }

    /** Goes back to the room that is played in. */
    void follow() {
        view = Optional.empty();
        repaint();
    }

    /** As somebody has turned it; else the room that is played in, with the edges of its neighbours. */
    private BoardView view() {
        return view.orElseGet(() -> {
            TilePicture tile = board.tiles().get(lights.tile());
            Rectangle2D room = new Rectangle2D.Double(tile.x() - AROUND, tile.y() - AROUND, Drawing.SIDE + 2 * AROUND, Drawing.SIDE + 2 * AROUND);
            return BoardView.fit(room, getWidth(), getHeight(), 0);
        });
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (painter.isPresent() && !board.tiles().isEmpty()) {
            Highlights marked = new Highlights(lights.legal(), lights.targets(), cursor.map(lights::way).orElse(List.of()), cursor);
            painter.get().paint((Graphics2D) graphics, board, view(), marked, getWidth(), getHeight());
            cursor.ifPresent(spot -> slip((Graphics2D) graphics, spot));
        }
    }

    private void slip(Graphics2D graphics, Spot spot) {
        List<String> words = slip(spot);
        if (!words.isEmpty()) {
            Point2D at = view().transform().transform(lights.centre(spot), null);
            Slip.paint(graphics, words, new Point((int) at.getX(), (int) at.getY()), getWidth(), getHeight());
        }
    }

    /** What there is to say about choosing a space. */
    private List<String> slip(Spot spot) {
        return lights.pick(spot).map(outlook::words).orElse(List.of());
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(200, 200);
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() { };
            accessibleContext.setAccessibleName("Board");
        }
        return accessibleContext;
    }
}
