package mystics.editor.play.board;

import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.editor.board.BoardEvent;
import mystics.editor.board.BoardPainter;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardSpace;
import mystics.editor.board.BoardTarget;
import mystics.editor.board.BoardTouch;
import mystics.editor.board.Fan;
import mystics.editor.board.FigurePicture;
import mystics.editor.board.Highlights;
import mystics.editor.play.ask.PickPreviews;
import mystics.editor.sight.Attire;
import mystics.editor.sight.Pick;
import mystics.editor.sight.Sight;
import mystics.editor.sight.Signs;
import mystics.editor.sight.Throw;
import mystics.editor.type.Says;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;

/** The board in the window, which can be zoomed and moved. Choices can be made on it with the mouse or the keyboard. */
public final class BoardPane extends Spoken {
    private final transient BoardWishes wishes;
    private final transient BoardPace pace;
    private final DiceTray dice = new DiceTray();
    private final TurnSign sign = new TurnSign();
    private final transient Camera camera = new Camera(this);
    private final transient Crowds crowds = new Crowds(camera);
    private final MapInset map = new MapInset(1, camera::toggle);
    private transient Wording wording = Wording.PLAIN;
    private transient Optional<BoardPainter> painter = Optional.empty();
    private transient BoardPicture board = BoardPicture.NONE;
    private transient Lights lights = Lights.none(board);
    private transient PickPreviews outlook = PickPreviews.UNKNOWN;
    private transient Signs signs = Signs.UNKNOWN;
    private transient Optional<BoardTarget> aim = Optional.empty();
    private transient Optional<BoardTarget> gone = Optional.empty();
    private final transient Stirring stirring = new Stirring(this, camera::view);
    private transient Highlights.Prices prices = Highlights.Prices.AIMED;
    private boolean speaks;

    /**
     * @param wishes receives the actions of the player
     * @param pace gives the durations of movements and events
     */
    public BoardPane(BoardWishes wishes, BoardPace pace) {
        this.wishes = wishes;
        this.pace = pace;
        setLayout(null);
        add(sign);
        add(dice);
        getAccessibleContext().setAccessibleName("Board");
        setFocusable(true);
        BoardMouse.bind(this);
        BoardKeys.bind(this);
        PriceKey.bind(this);
    }

    /** Sets the style, and the meanings of the signs. */
    public void wear(Attire attire, Signs newSigns) {
        signs = newSigns;
        painter = Optional.of(attire.painter());
        wording = attire.style().wording();
        map.speak(wording);
        dice.wear(attire.style());
        repaint();
    }

    /** Shows a board without choices. */
    public void show(BoardPicture picture) {
        show(picture, List.of());
    }

    /** Shows a board without choices, and the latest events. */
    public void show(BoardPicture picture, List<BoardEvent> events) {
        show(picture, Lights.none(picture), events);
    }

    /** Shows a board with its choices, and the latest events. */
    public void show(Sight sight, List<BoardEvent> events) {
        map.mark(sight.nextGoal());
        show(sight.spread().board(), Lights.of(sight), events);
    }

    private void show(BoardPicture picture, Lights newLights, List<BoardEvent> events) {
        stirring.act(board, picture, events, pace);
        stirring.glide(board, picture, pace.gliding());
        board = picture;
        crowds.reset();
        lights = newLights;
        camera.look(picture, newLights.tile(), newLights.tiles());
        map.show(picture, newLights.tile());
        outlook = PickPreviews.UNKNOWN;
        gone = Optional.empty();
        point(Optional.empty());
        describe();
        revalidate();
        repaint();
    }

    /** Enlarges a crowd, and puts the dice over the clear part of the board and the sign where it hides nothing. */
    @Override
    public void doLayout() {
        fan(speaks ? aim : Optional.empty());
        Rectangle clear = SwingUtilities.calculateInnerArea(this, new Rectangle());
        dice.setBounds(clear);
        sign.lie(clear, places().worth(), places().choices());
    }

    /** Sets the place of the minion wheel on this pane, to which cheese rolls. */
    public void rollTo(Supplier<Point> newWheel) {
        stirring.rollTo(newWheel);
    }

    /** Shows dice beside the first of the concerned figures, or at the bottom if there are none. The last concerned figure acts. */
    public void roll(List<Throw> thrown, int tumbling, List<Integer> concerned) {
        AffineTransform pixels = AffineTransform.getTranslateInstance(-dice.getX(), -dice.getY());
        pixels.concatenate(camera.view().transform());
        dice.show(thrown, tumbling, DiceAim.of(board, concerned, pixels));
        if (!concerned.isEmpty()) board = board.actedBy(concerned.get(concerned.size() - 1));
        repaint();
    }

    /** Sets the previews. */
    public void foresee(PickPreviews newOutlook) {
        outlook = newOutlook;
        describe();
        repaint();
    }

    private void describe() {
        Says.more(this, Sentence.row(Stream.concat(Stream.of(lights.words(outlook)), lights.signposted(signs)).toList(), ". "));
    }

    /** Decides which part of the board is visible. */
    Camera camera() {
        return camera;
    }

    /** Keeps the current room, and everything shown about it, clear of the panels at the edges. */
    public void clear(Insets panels) {
        if (!panels.equals(getInsets())) {
            setBorder(BorderFactory.createEmptyBorder(panels.top, panels.left, panels.bottom, panels.right));
            camera.follow();
        }
    }

    /** The map of the whole board, shown beside the board. */
    public JComponent map() {
        return map;
    }

    /** The map in a larger, readable size. */
    public JComponent largeMap() {
        return map.enlarged(getSize());
    }

    /** The dice on the board. */
    public DiceTray dice() {
        return dice;
    }

    /** The sign that names the person whose turn it is. */
    public TurnSign sign() {
        return sign;
    }

    /** Whether the style has been set. */
    public boolean isWorn() {
        return painter.isPresent();
    }

    /** Highlights the subject of a pick. */
    public void point(Pick pick) {
        point(lights.aim(pick));
    }

    private void point(Optional<BoardTarget> at) {
        aim = at;
        speaks = false;
        List<Pick> picks = at.map(lights::picks).orElse(List.of());
        setCursor(Cursor.getPredefinedCursor(
                picks.isEmpty() ? Cursor.DEFAULT_CURSOR : picks.get(0).isBattle() ? Cursor.CROSSHAIR_CURSOR : Cursor.HAND_CURSOR));
        repaint();
    }

    /** Highlights a target and announces the effect of a click on it. */
    private void speak(Optional<BoardTarget> at) {
        point(at);
        speaks = true;
    }

    /** Moves the cursor to the next choice in a direction. */
    void go(int dx, int dy) {
        Optional<BoardSpace> from = aim.flatMap(known -> known instanceof BoardTarget.OnSpace on ? Optional.of(on.spot())
                : Optional.empty());
        go(lights.compass().towards(from, dx, dy));
    }

    /** Takes the keyboard, at the nearest choice. */
    public void enter() {
        requestFocusInWindow();
        if (gone.isEmpty() || !aim.equals(gone)) {
            go(lights.compass().nearest(Optional.empty()));
        }
    }

    private void go(Optional<BoardSpace> to) {
        gone = to.map(BoardTarget.OnSpace::new);
        fan(gone);
        speak(gone);
        wishes.look(aim.map(lights::picks).orElse(List.of()));
        List<Sentence> words = aim.map(this::signpost).map(Signpost::lines).orElse(List.of());
        Says.name(this, Sentence.of("Board, {what}", "what", to
                .map(spot -> Sentence.row(words.isEmpty() ? List.of(lights.name(spot)) : words, ", ")).orElse(Sentence.of("no space"))));
    }

    /** Chooses the target of the keyboard cursor, regardless of the pointer. */
    void choose() {
        gone.filter(known -> aim.equals(gone)).ifPresent(this::choose);
    }

    /** Sets who hears the name of the found card that lies still on the board; the name is empty if there is none. */
    public void finding(Consumer<String> found) {
        stirring.finding(found);
    }

    /** Puts the found card away, or else the plate of a crowd, if there is one on the board. Returns false if there is none. */
    public boolean putAway() {
        if (stirring.putAway()) return true;
        boolean open = crowds.shut(board);
        if (open) fan(Optional.empty());
        return open;
    }

    /** Puts away the found card or the plate whose button is at a pixel, or chooses the target there. */
    void choose(int x, int y) {
        Optional<Rectangle> found = painter.flatMap(BoardPainter::found).filter(card -> card.contains(camera.view().toBoard(x, y)));
        if (found.isPresent() && stirring.putAway()) return;
        if (crowds.shutAt(board, x, y)) {
            leave();
            return;
        }
        aim(x, y).ifPresentOrElse(this::choose, () -> {
            if (!board.tiles().isEmpty()) wishes.why("", Unlit.NOTHING);
        });
    }

    private void choose(BoardTarget at) {
        List<Pick> picks = lights.picks(at);
        if (!picks.isEmpty()) {
            point(Optional.of(at));
            wishes.choose(picks, places().middle(at));
        } else {
            Unlit unlit = Unlit.of(at, board, lights, outlook);
            wishes.why(unlit.space(), unlit.words());
        }
    }

    /** The target at a pixel. */
    Optional<BoardTarget> aim(int x, int y) {
        if (board.tiles().isEmpty()) return Optional.empty();
        Point2D point = camera.view().toBoard(x, y);
        Optional<BoardTarget> plate = stirring.isFind() ? Optional.empty() : new BoardTouch(board).plate(point);
        if (plate.isPresent()) return plate;
        Optional<BoardSpace> label = painter.flatMap(known -> known.labelled(board, lights.marked(aim, prices, outlook), point));
        Optional<BoardTarget> under = lights.under(point, label);
        return under.filter(at -> at instanceof BoardTarget.OnFigure || !lights.picks(at).isEmpty())
                .or(() -> painter.flatMap(known -> known.named(point))).or(() -> under);
    }

    /** The figure at a pixel. */
    Optional<FigurePicture> figure(int x, int y) {
        return board.tiles().isEmpty() ? Optional.empty() : new BoardTouch(board).figure(camera.view().toBoard(x, y));
    }

    /** Highlights the target at a pixel. */
    void hover(int x, int y) {
        Optional<BoardTarget> over = aim(x, y);
        if (board.fan().filter(fan -> fan.isNear(board, camera.view().toBoard(x, y))).isEmpty()) fan(over);
        hover(over);
    }

    /** Removes the highlights when the pointer has left the board. */
    void leave() {
        fan(Optional.empty());
        hover(Optional.empty());
    }

    private void hover(Optional<BoardTarget> over) {
        if (!over.equals(aim) || !speaks) {
            speak(over);
            wishes.look(over.map(lights::picks).orElse(List.of()));
        }
    }

    /** Shows the figures of the crowded space at a target enlarged, or no longer. */
    private void fan(Optional<BoardTarget> over) {
        Optional<Fan> open = crowds.at(over, board, lights);
        if (!open.equals(board.fan())) {
            board = board.fanned(open);
            lights = lights.on(board);
            repaint();
        }
    }

    /** Sets the spaces whose costs and names are shown. */
    public void price(Highlights.Prices shown) {
        if (shown != prices) {
            prices = shown;
            repaint();
        }
    }

    /** Shows the card of the figure with the given name. */
    void read(String figure) {
        wishes.read(figure);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (painter.isPresent() && !board.tiles().isEmpty()) {
            Highlights marked = lights.marked(aim, prices, outlook);
            painter.get().letters(Type.size());
            painter.get().paint((Graphics2D) graphics, board, stirring.now(), camera.view(), marked, getWidth(), getHeight());
        }
    }

    /** Paints the slip beside the pointer above everything else. */
    @Override
    protected void paintChildren(Graphics graphics) {
        super.paintChildren(graphics);
        if (speaks && painter.isPresent() && !board.tiles().isEmpty()) {
            aim.ifPresent(at -> slip((Graphics2D) graphics, at));
        }
    }

    private void slip(Graphics2D graphics, BoardTarget at) {
        Signpost post = signpost(at);
        if (!post.lines().isEmpty()) {
            Slip.paint(graphics, post, places().middle(at), SwingUtilities.calculateInnerArea(this, new Rectangle()));
        }
    }

    /** The text for a target. */
    private Signpost signpost(BoardTarget at) {
        return Signpost.of(at, board, lights, outlook, signs).in(wording);
    }

    /** The places of things on this pane. */
    public BoardPlaced places() {
        return new BoardPlaced(board, lights, camera);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(200, 200);
    }
}
