package mystics.editor.board;

import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Predicate;
import mystics.editor.art.Quality;
import mystics.editor.art.Symbol;
import mystics.editor.art.Theme;
import mystics.geometry.Drawing;

/** Paints a board: first the rooms, then the highlights, then tokens and figures, and at last the numbers of figures. Not thread-safe. */
public final class BoardPainter {
    /** The size of a presence, somebody in a room who stands on no space, in tile units. */
    private static final double PRESENCE = 130;
    /** The usual height of the window's letters, in pixels. */
    static final float USUAL = 14;
    private final BoardStyle style;
    private final Theme theme;
    private final RoomImages rooms;
    private final FigurePainter painter;
    private final FigureImages figures;
    private final TokenImages tokens;
    private final FindPainter finds;
    private final StillLayer<Still> still = new StillLayer<>();
    private final StillLayer<Ground> ground = new StillLayer<>();
    private final TableTop table;
    private final TilePainter tiles;
    private final ReachOutline reach = new ReachOutline();
    private Optional<WayNames> ways = Optional.empty();
    private BoardPlaces last = BoardPlaces.of(BoardPicture.NONE, LetterGrowth.NONE);

    /**
     * What events take from the layer that does not follow the pointer.
     *
     * @param slots the slots of the figures that are on their way
     * @param free what a found card and the panels leave of the board
     */
    private record Away(Set<Integer> slots, Uncovered free) {
        private static final Away NOBODY = new Away(Set.of(), Uncovered.ALL);
    }

    /** The inputs of the layer that does not follow the pointer. The layer is repainted when one of these inputs changes. */
    private record Still(BoardPicture board, Away away, BoardView view, Map<BoardSpace, String> legal,
            Map<BoardSpace, String> chances, Map<Integer, Symbol> targets, Set<BoardTarget> open, int rooms, float letter) {
    }

    /** The inputs of the layer below the figures. The layer is repainted when one of these inputs changes. */
    private record Ground(List<TilePicture> tiles, BoardView view, int rooms) {
    }

    /** A painter that paints rooms itself, immediately. */
    public BoardPainter(BoardStyle style) {
        this(style, Runnable::run, () -> {});
    }

    /**
     * A painter that leaves rooms to a worker.
     *
     * @param worker runs one task after another
     * @param arrived runs on the worker when a better image of a room is ready
     */
    public BoardPainter(BoardStyle style, Executor worker, Runnable arrived) {
        this.style = style;
        this.theme = style.theme();
        this.table = new TableTop(theme);
        this.rooms = new RoomImages(new RoomPainter(style.looks(), new PrintedMarks(style.tokens().apart(), theme).withoutFlips()),
                new MapPainter(theme, style.fonts(), style.wording()), worker, arrived);
        this.tiles = new TilePainter(rooms, theme);
        this.painter = new FigurePainter(style);
        this.figures = new FigureImages(painter);
        this.tokens = new TokenImages(style.tokens());
        this.finds = new FindPainter(style);
    }

    /** Sets the height of the window's letters, in pixels. Hearts and numbers grow with the letters. */
    public void letters(float letter) {
        painter.letters(letter);
    }

    /** The space whose label lies at a point of the board, in tile units. */
    public Optional<BoardSpace> labelled(BoardPicture board, Highlights marked, Point2D point) {
        return new SpaceNames(board, theme, style.fonts()).of(marked).stream().filter(label -> label.plate().contains(point))
                .map(SpaceLabel::spot).reduce((below, above) -> above);
    }

    /** The way whose name lies at a point of the board that was painted last, in tile units. */
    public Optional<BoardTarget> named(Point2D point) {
        return ways.flatMap(known -> known.at(point));
    }

    /** The place of the card that was found last, with its words, in tile units. It stays known when the card is no longer shown. */
    public Optional<Rectangle> found() {
        return finds.found();
    }

    /** Requests at least a small image of each tile, so that no tile is ever shown empty. Thread-safe. */
    public void prepare(BoardPicture board) {
        board.tiles().forEach(rooms::prepare);
    }

    /**
     * Paints the visible part of a board into an area at the origin, sharp at any scale of the graphics. While only the pointer moves, the
     * cached layers are reused.
     */
    public void paint(Graphics2D target, BoardPicture board, BoardView view, Highlights marked, int width, int height) {
        paint(target, board, Away.NOBODY, view, marked, width, height);
    }

    private void paint(Graphics2D target, BoardPicture board, Away away, BoardView view, Highlights marked, int width, int height) {
        Graphics2D g = (Graphics2D) target.create();
        Quality.fine(g);
        g.clipRect(0, 0, width, height);
        double density = g.getTransform().getScaleX();
        StillLayer.Size size = new StillLayer.Size(width, height, density);
        BufferedImage image = still.of(new Still(board, away, view, marked.legal(), marked.chances(), marked.targets(), marked.open(),
                rooms.arrivals(), painter.letter()), size, layer -> {
                    lay(layer, ground(board, view, size), density);
                    layer.transform(view.transform());
                    still(layer, board, away, marked, seen(view, size), growth(view));
                });
        lay(g, image, density);
        g.transform(view.transform());
        LetterGrowth growth = growth(view);
        WayNames names = ways(g, board, growth, marked, away.free());
        new HighlightPainter(places(board, growth), style, reach).live(g, marked, names.flips(), names.plates());
        g.dispose();
    }

    /** The places on a board, kept until another board or another size is painted. */
    private BoardPlaces places(BoardPicture board, LetterGrowth growth) {
        if (!last.board().equals(board) || !last.growth().equals(growth)) last = BoardPlaces.of(board, growth);
        return last;
    }

    /** The names of the ways on a board, kept until they lie elsewhere. */
    private WayNames ways(Graphics2D g, BoardPicture board, LetterGrowth growth, Highlights marked, Uncovered free) {
        WayNames.On on = new WayNames.On(board, growth, marked.legal().keySet(), marked.open(), free);
        WayNames now = ways.filter(known -> known.on().equals(on))
                .orElseGet(() -> WayNames.of(on, places(board, growth).figures(), g, style));
        ways = Optional.of(now);
        return now;
    }

    private LetterGrowth growth(BoardView view) {
        return new LetterGrowth(painter.letter() / view.scale());
    }

    /** Paints a board while figures move or events happen on it. Beside a found card, nothing is enlarged. */
    public void paint(Graphics2D target, BoardPicture shown, Moving moving, BoardView view, Highlights marked, int width, int height) {
        BoardPicture board = moving.act().flatMap(BoardAct::found).isPresent() ? shown.fanned(Optional.empty()) : shown;
        Rectangle2D all = new Rectangle2D.Double(view.x(), view.y(), width / view.scale(), height / view.scale());
        EventPainter events = new EventPainter(style, finds, painter.letter() / view.scale(), marked.legal().keySet());
        List<Rectangle2D> card = moving.act().map(act -> events.covered(target, act, moving)).orElse(List.of());
        paint(target, board, new Away(moving.slots(), new Uncovered(card, moving.clear())), view, marked, width, height);
        Graphics2D g = (Graphics2D) target.create();
        Quality.fine(g);
        g.clipRect(0, 0, width, height);
        g.transform(view.transform());
        moving.actors().forEach(actor -> {
            g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) actor.cover()));
            figures.paint(g, actor.placed());
            painter.tags(g, places(board, growth(view)).alike(actor.placed()));
        });
        g.setComposite(AlphaComposite.SrcOver);
        moving.act().ifPresent(act -> events.paint(g, act, moving, all));
        g.dispose();
    }

    /** Draws an image so that each of its pixels covers one pixel of the screen. */
    private static void lay(Graphics2D g, BufferedImage image, double density) {
        g.drawImage(image, AffineTransform.getScaleInstance(1 / density, 1 / density), null);
    }

    /** The table with its tiles, cached while figures come and go. */
    private BufferedImage ground(BoardPicture board, BoardView view, StillLayer.Size size) {
        return ground.of(new Ground(board.tiles(), view, rooms.arrivals()), size, layer -> {
            lay(layer, table.of((int) Math.ceil(size.width() * size.density()), (int) Math.ceil(size.height() * size.density())),
                    size.density());
            layer.transform(view.transform());
            Rectangle2D seen = seen(view, size);
            board.tiles().stream().filter(tile -> seen.intersects(tile.x(), tile.y(), Drawing.SIDE + 20, Drawing.SIDE + 20))
                    .forEach(tile -> tiles.paint(layer, tile));
        });
    }

    /** The visible part of the board. */
    private static Rectangle2D seen(BoardView view, StillLayer.Size size) {
        return new Rectangle2D.Double(view.x(), view.y(), size.width() / view.scale(), size.height() / view.scale());
    }

    private void still(Graphics2D g, BoardPicture board, Away away, Highlights marked, Rectangle2D seen, LetterGrowth growth) {
        HighlightPainter highlights = new HighlightPainter(places(board, growth), style, reach);
        highlights.under(g, marked);
        WayNames names = ways(g, board, growth, marked, away.free());
        ExitSigns exits = new ExitSigns(g, style, growth, names.aside());
        exits.blind(board);
        exits.paint(board, marked.open());
        FlipSigns flips = new FlipSigns(g, board, style, growth, names.aside());
        flips.under(marked.open());
        board.tiles().forEach(tile -> presences(g, tile));
        tokens(g, places(board, growth), token -> !FlipSigns.isOccupied(board, token.spot()));
        List<PlacedFigure> here = at(places(board, growth).figures(), away.slots(), seen);
        List<PlacedFigure> standing = here.stream().filter(placed -> !board.isFanned(placed.figure())).toList();
        dimmed(g, here.stream().filter(placed -> board.isFanned(placed.figure())).toList());
        standing.forEach(placed -> figures.paint(g, placed));
        flips.over(marked.open());
        tokens(g, places(board, growth), token -> FlipSigns.isOccupied(board, token.spot()));
        new GoalFlags(board, growth).paint(g);
        highlights.chances(g, marked, names.flips());
        signs(g, highlights, marked, highlights.raised(marked, names.flips(), standing));
        board.fan().ifPresent(fan -> {
            new FanGround(board, fan).paint(g, theme);
            List<PlacedFigure> enlarged = at(places(board, growth).enlarged(), away.slots(), seen);
            Graphics2D inside = (Graphics2D) g.create();
            inside.clip(fan.plate());
            enlarged.forEach(placed -> figures.paint(inside, placed));
            inside.dispose();
            signs(g, highlights, marked, enlarged);
            new FanButton(style, fan.button(growth.letter())).paint(g);
        });
    }

    /** Those of some figures that are not on their way elsewhere and that can be seen. */
    private static List<PlacedFigure> at(List<PlacedFigure> figures, Set<Integer> away, Rectangle2D seen) {
        return figures.stream().filter(placed -> !away.contains(placed.figure().slot()) && seen.intersects(placed.box())).toList();
    }

    /** Paints the small figures of a crowd that a plate shows enlarged. */
    private void dimmed(Graphics2D g, List<PlacedFigure> crowd) {
        crowd.stream().map(PlacedFigure::whole).reduce(Rectangle2D::createUnion)
                .ifPresent(all -> Dim.paint(g, all, ink -> crowd.forEach(placed -> figures.paint(ink, placed))));
    }

    /** Paints all that is shown at figures: targets, hearts, numbers and the arrow of the turn. */
    private void signs(Graphics2D g, HighlightPainter highlights, Highlights marked, List<PlacedFigure> some) {
        highlights.over(g, marked, some);
        highlights.tagged(marked, some).forEach(placed -> painter.tags(g, placed));
        highlights.crowds(g, marked, some);
        some.stream().filter(placed -> placed.figure().acting()).findFirst()
                .ifPresent(placed -> TurnArrow.of(placed, some).paint(g, theme));
    }

    private void tokens(Graphics2D g, BoardPlaces laid, Predicate<TokenPicture> which) {
        for (int i = 0; i < laid.tokens().size(); i++) {
            TokenPicture token = laid.board().tokens().get(i);
            Ellipse2D at = laid.tokens().get(i);
            if (which.test(token)) {
                tokens.paint(g, token.kind(), token.number(), at);
            }
        }
    }

    /** Paints presences, who look in from the north-west corner of their room. */
    private void presences(Graphics2D g, TilePicture tile) {
        for (int i = 0; i < tile.presences().size(); i++) {
            double x = tile.x() + PRESENCE * (0.55 + 1.15 * i);
            style.tokens().paint(g, tile.presences().get(i), 1, x, tile.y() + PRESENCE * 0.55, PRESENCE);
        }
    }
}
