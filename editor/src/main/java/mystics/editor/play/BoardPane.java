package mystics.editor.play;

import java.awt.BorderLayout;
import java.awt.Cursor;
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
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import mystics.editor.board.Aim;
import mystics.editor.board.BoardPainter;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardStyle;
import mystics.editor.board.BoardTouch;
import mystics.editor.board.BoardView;
import mystics.editor.board.FigurePicture;
import mystics.editor.board.FlipPicture;
import mystics.editor.board.Glide;
import mystics.editor.board.Highlights;
import mystics.editor.board.Spot;
import mystics.editor.board.TilePicture;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Pick;
import mystics.editor.sight.Signs;
import mystics.editor.type.Spoken;
import mystics.geometry.Drawing;
import net.miginfocom.swing.MigLayout;

/** The board in the window: seen whole or near, moved by dragging and the wheel, chosen from by a click or by the arrow keys and Enter. */
final class BoardPane extends Spoken {
    private static final double MARGIN = 12;
    private static final double AROUND = 60;
    private final transient Wishes wishes;
    private final DiceTray dice = new DiceTray();
    private final TurnSign sign = new TurnSign();
    private final MapInset map = new MapInset(this::turn);
    private transient UnaryOperator<String> wording = UnaryOperator.identity();
    private transient Optional<BoardPainter> painter = Optional.empty();
    private transient BoardPicture board = BoardPicture.NONE;
    private transient Lights lights = Lights.none(board);
    private transient Optional<BoardView> view = Optional.empty();
    private transient Outlook outlook = Outlook.UNKNOWN;
    private transient Signs signs = Signs.UNKNOWN;
    private transient Optional<Aim> aim = Optional.empty();
    private transient Optional<Aim> gone = Optional.empty();
    private final transient Gliding gliding = new Gliding(this::repaint);
    private boolean speaks;

    /** What somebody wants who points at the board. */
    interface Wishes {
        /** One of several things that are about the same place is chosen; of one nobody needs to be asked. */
        void choose(List<Pick> picks, Point at);

        /** Nothing can be chosen on a space: somebody wants to know why. */
        void why(String space);

        /** To read about a figure, by its name. */
        void read(String figure);

        /** How long figures glide from space to space, in milliseconds; 0 when they are to stand there at once. */
        int gliding();

        /** Somebody points at what can be chosen so; nothing when at nothing. */
        void look(List<Pick> picks);
    }

    BoardPane(Wishes wishes) {
        this.wishes = wishes;
        setLayout(new BorderLayout());
        add(sign, BorderLayout.NORTH);
        add(dice, BorderLayout.CENTER);
        dice.setLayout(new MigLayout("insets 8", "", "push[]"));
        dice.add(map);
        getAccessibleContext().setAccessibleName("Board");
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

    /** Paints in a style from now on, with a painter of that style, and knows what signs mean. */
    void wear(BoardStyle style, BoardPainter newPainter, Signs newSigns) {
        signs = newSigns;
        painter = Optional.of(newPainter);
        wording = style.wording();
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
        int milliseconds = wishes.gliding();
        gliding.begin(milliseconds == 0 || !picture.bounds().equals(board.bounds()) ? Optional.empty() : Glide.between(board, picture), milliseconds);
        board = picture;
        lights = newLights;
        map.show(picture, newLights.tile());
        outlook = Outlook.UNKNOWN;
        gone = Optional.empty();
        point(Optional.empty(), false);
        getAccessibleContext().setAccessibleDescription(lights.words() + signposted());
        repaint();
    }

    /** Which signs there are, and where. */
    private String signposted() {
        return lights.marks().entrySet().stream().map(mark -> ". " + signs.of(mark.getKey()).brief() + ", on " + String.join(", ", mark.getValue())).collect(Collectors.joining());
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

    /** Sets off what a pick is about, while somebody thinks of it elsewhere. */
    void point(Pick pick) {
        point(lights.aim(pick), false);
    }

    private void point(Optional<Aim> at, boolean speaking) {
        aim = at;
        speaks = speaking;
        List<Pick> picks = at.map(lights::picks).orElse(List.of());
        setCursor(Cursor.getPredefinedCursor(picks.isEmpty() ? Cursor.DEFAULT_CURSOR : picks.get(0).isBattle() ? Cursor.CROSSHAIR_CURSOR : Cursor.HAND_CURSOR));
        repaint();
    }

    /** Goes to the next space that can be chosen, in a direction. */
    void go(int dx, int dy) {
        Optional<Spot> from = aim.flatMap(known -> known instanceof Aim.OnSpace on ? Optional.of(on.spot()) : Optional.empty());
        go(lights.towards(from, dx, dy));
    }

    /** The keys lead here, and begin at the nearest space that can be chosen. */
    void enter() {
        requestFocusInWindow();
        if (gone.isEmpty() || !aim.equals(gone)) {
            go(lights.nearest(Optional.empty()));
        }
    }

    private void go(Optional<Spot> to) {
        gone = to.map(Aim.OnSpace::new);
        point(gone, true);
        wishes.look(aim.map(lights::picks).orElse(List.of()));
        List<String> words = aim.map(this::signpost).map(Signpost::lines).orElse(List.of());
        getAccessibleContext().setAccessibleName("Board, " + to.map(spot -> words.isEmpty() ? lights.name(spot) : String.join(", ", words)).orElse("no space"));
    }

    /** Chooses what the keys have gone to; what the pointer happens to rest on is not meant. */
    void choose() {
        gone.filter(known -> aim.equals(gone)).ifPresent(this::choose);
    }

    /** Chooses what lies at a pixel. */
    void choose(int x, int y) {
        aim(x, y).ifPresent(this::choose);
    }

    private void choose(Aim at) {
        List<Pick> picks = lights.picks(at);
        if (!picks.isEmpty()) {
            point(Optional.of(at), false);
            wishes.choose(picks, place(at));
        } else {
            Optional<Spot> spot = at instanceof Aim.OnSpace on ? Optional.of(on.spot()) : at instanceof Aim.OnFigure figure ? lights.standing(figure.slot()) : Optional.empty();
            spot.map(lights::name).ifPresent(wishes::why);
        }
    }

    /** What lies at a pixel. What can be chosen is not hidden by the head of somebody in front of it, nor is the sign of a way that can be taken. */
    Optional<Aim> aim(int x, int y) {
        if (board.tiles().isEmpty()) {
            return Optional.empty();
        }
        BoardTouch touch = new BoardTouch(board);
        Point2D point = view().toBoard(x, y);
        Optional<Aim> first = touch.lit(point).or(() -> touch.flip(point)).map(FlipPicture::aim).filter(lights.open()::contains).map(Aim.class::cast).or(() -> touch.aim(point));
        Optional<Aim> behind = touch.space(point).map(Aim.OnSpace::new);
        boolean hidden = first.filter(at -> at instanceof Aim.OnFigure figure && !lights.targets().contains(figure.slot())
                && !lights.standing(figure.slot()).map(Aim.OnSpace::new).equals(behind)).isPresent();
        return hidden ? behind.filter(at -> !lights.picks(at).isEmpty()).or(() -> first) : first;
    }

    /** The figure at a pixel. */
    Optional<FigurePicture> figure(int x, int y) {
        return board.tiles().isEmpty() ? Optional.empty() : new BoardTouch(board).figure(view().toBoard(x, y));
    }

    /** Sets off what is under the pointer. */
    void hover(Optional<Aim> over) {
        if (!over.equals(aim) || !speaks) {
            point(over, true);
            wishes.look(over.map(lights::picks).orElse(List.of()));
        }
    }

    /** Reads about a figure, by its name. */
    void read(String figure) {
        wishes.read(figure);
    }

    /** Moves the board by pixels. */
    void pan(int dx, int dy) {
        turn(now -> now.panned(dx, dy));
    }

    /** Nearer or farther by a factor. */
    void zoom(double factor) {
        zoom(factor, getWidth() / 2.0, getHeight() / 2.0);
    }

    /** Nearer or farther by a factor, with the board staying where it is under a pixel. */
    void zoom(double factor, double x, double y) {
        turn(now -> now.zoomed(factor, x, y));
    }

    /** Shows all of the board. */
    void fit() {
        turn(now -> whole());
    }

    /** All of the board, or the room again. */
    private void turn() {
        if (view.equals(Optional.of(whole()))) {
            follow();
        } else {
            fit();
        }
    }

    private BoardView whole() {
        return BoardView.fit(board.bounds(), getWidth(), getHeight(), MARGIN);
    }

    /** Looks at the board otherwise, as soon as there is one. */
    private void turn(UnaryOperator<BoardView> otherwise) {
        if (!board.tiles().isEmpty()) {
            view = Optional.of(otherwise.apply(view()));
            repaint();
        }
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
            List<Spot> way = aim.flatMap(at -> lights.picks(at).stream().findFirst()).map(lights::way).orElse(List.of());
            Highlights marked = new Highlights(lights.legal(), lights.signs(), lights.open(), way, aim);
            if (gliding.glide().isPresent()) {
                painter.get().paint((Graphics2D) graphics, gliding.glide().get(), gliding.share(), view(), marked, getWidth(), getHeight());
            } else {
                painter.get().paint((Graphics2D) graphics, board, view(), marked, getWidth(), getHeight());
            }
        }
    }

    /** What is said beside the pointer lies over everything else. */
    @Override
    protected void paintChildren(Graphics graphics) {
        super.paintChildren(graphics);
        if (speaks && painter.isPresent() && !board.tiles().isEmpty()) {
            aim.ifPresent(at -> slip((Graphics2D) graphics, at));
        }
    }

    private void slip(Graphics2D graphics, Aim at) {
        Signpost post = signpost(at);
        if (!post.lines().isEmpty()) {
            Slip.paint(graphics, post, place(at), getWidth(), getHeight());
        }
    }

    /** What there is to say about what is pointed at. */
    private Signpost signpost(Aim at) {
        return Signpost.of(at, board, lights, outlook, signs).in(wording);
    }

    /** Where something on the board lies in this pane. */
    private Point place(Aim at) {
        Point2D pixel = view().transform().transform(lights.place(at), null);
        return new Point((int) pixel.getX(), (int) pixel.getY());
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(200, 200);
    }
}
