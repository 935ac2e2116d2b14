package mystics.editor.room;

import java.awt.AlphaComposite;
import java.awt.Composite;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.editor.art.Canvas;
import mystics.editor.art.Theme;
import mystics.editor.board.BoardView;
import mystics.editor.canvas.DraftPainter;
import mystics.editor.canvas.DragLayers;
import mystics.editor.canvas.Element;
import mystics.editor.canvas.ElementWords;
import mystics.editor.canvas.Grip;
import mystics.editor.canvas.Grips;
import mystics.editor.canvas.Inks;
import mystics.editor.canvas.Overlay;
import mystics.editor.canvas.RoomPicture;
import mystics.editor.canvas.RoomSketch;
import mystics.editor.canvas.Tracing;
import mystics.editor.settings.Scheme;
import mystics.editor.trace.Spot;
import mystics.editor.type.Says;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;

/** The room on the screen: the finished picture below, the drawing and its overlays above. The room can be zoomed and moved. */
final class RoomCanvas extends Spoken {
    private static final int MARGIN = 24;
    private static final int PICTURE = 900;
    private static final double CORNER = 26;
    /** The usual type size. If the current type size is larger, letters and pens on the drawing grow by the same factor. */
    private static final double TYPE = 14;
    private static final double LARGEST = 1.5;
    private final transient RoomWork work;
    private final transient RoomOptions options;
    private final transient Pencil pencil;
    private final transient FinishedPicture picture;
    private final transient Pen pen;
    private final transient CornerKeys corners;
    private transient Optional<BoardView> chosen = Optional.empty();
    private transient Optional<StillGround> ground = Optional.empty();
    private transient Optional<DragLayers> layers = Optional.empty();
    private transient Optional<Still> still = Optional.empty();

    RoomCanvas(RoomWork work, RoomOptions options, Pencil pencil, Catalog catalog, Executor worker) {
        this.work = work;
        this.options = options;
        this.pencil = pencil;
        picture = new FinishedPicture(catalog, worker, () -> SwingUtilities.invokeLater(this::repaint));
        pen = new Pen(this, pencil, options);
        setFocusable(true);
        CanvasMouse.bind(this, pencil, options, pen);
        corners = new CornerKeys(this, work);
        CanvasKeys.bind(this, work, options, pencil, pen, corners);
        work.listen(this::refresh);
        options.listen(this::refresh);
        pencil.picture().work().listen(this::refresh);
        refresh();
    }

    /** Shows and announces the current room. */
    void refresh() {
        Drawing drawing = work.drawing();
        Plan plan = work.survey().plan();
        List<Sentence> chosenWords = work.selected().stream().map(element -> ElementWords.spoken(drawing, plan, element)).toList();
        Says.name(this, Sentence.of("Room, {tool}: {what}", "tool", options.tool().title(), "what",
                options.tool() == Tool.PICTURE ? pencil.picture().work().words() : !chosenWords.isEmpty() ? Sentence.row(chosenWords, "; ")
                        : Sentence.of("{number} spaces", "number", drawing.spaces().size())));
        repaint();
    }

    /** The visible part of the tile: the whole tile, until the user chooses another part. */
    BoardView view() {
        return chosen.orElseGet(() -> BoardView.fit(new Rectangle2D.Double(0, 0, Drawing.SIDE, Drawing.SIDE), Math.max(1, getWidth()),
                Math.max(1, getHeight()), MARGIN));
    }

    void look(BoardView view) {
        chosen = Optional.of(view);
        repaint();
    }

    /** Shows the whole tile. */
    void fit() {
        chosen = Optional.empty();
        repaint();
    }

    /** Pixels per tile unit. */
    double scale() {
        return view().scale();
    }

    /** The place on the tile under a pixel. */
    Spot spot(double x, double y) {
        Point2D at = view().toBoard(x, y);
        return new Spot(at.getX(), at.getY());
    }

    /** The pixel of a place on the tile. */
    Point2D pixel(Spot spot) {
        return view().transform().transform(new Point2D.Double(spot.x(), spot.y()), null);
    }

    /** The space whose sight and reach are shown: the selected space, or else the space under the pointer. */
    OptionalInt from() {
        List<Integer> spaces = work.spaces();
        OptionalInt pointed = options.from().stream().filter(space -> space < work.drawing().spaces().size()).findFirst();
        return spaces.size() == 1 ? OptionalInt.of(spaces.get(0)) : pointed;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        Theme theme = Scheme.worn().theme();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        double density = g.getTransform().getScaleX();
        StillGround below = ground(theme, density);
        Inks inks = new Inks(theme, scale() / Math.min(LARGEST, Type.size() / TYPE));
        RoomPicture now = picture();
        layers = Optional.of(layers.filter(known -> pencil.isDragging()).map(known -> known.next(now))
                .orElseGet(() -> DragLayers.begin(now)));
        Optional<DragLayers> dragged = layers.filter(known -> !known.moved().isEmpty());
        still = dragged.map(layer -> still(below, layer, inks, density));
        g.drawImage(still.map(Still::image).orElse(below.image()), 0, 0, getWidth(), getHeight(), null);
        g.setFont(getFont());
        g.transform(view().transform());
        dragged.ifPresentOrElse(layer -> new DraftPainter(g, inks).paint(layer.moving(), layer.moved()::contains),
                () -> new DraftPainter(g, inks).paint(now));
        pen.paint(g, inks);
        corners.paint(g, inks);
        pencil.picture().paint(g, inks);
        g.dispose();
    }

    /** The parts that do not move during a drag, painted once over the background. */
    private Still still(StillGround below, DragLayers layers, Inks inks, double density) {
        return still.filter(known -> known.below() == below && known.layers().isStill(layers)).orElseGet(() -> new Still(below, layers,
                Canvas.painted(below.key().width(), below.key().height(), BufferedImage.TYPE_INT_RGB, g -> {
                    g.drawImage(below.image(), 0, 0, null);
                    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
                    g.setFont(getFont());
                    g.scale(density, density);
                    g.transform(view().transform());
                    new DraftPainter(g, inks).paint(layers.still(), element -> !layers.moved().contains(element));
                })));
    }

    private record Still(StillGround below, DragLayers layers, BufferedImage image) {
    }

    /** Everything below the drawing. This layer is repainted only when it changes, not in every frame of a drag. */
    private StillGround ground(Theme theme, double density) {
        Optional<BufferedImage> finished = pencil.isDragging() ? picture.last()
                : picture.of(work.sketch(), work.survey().plan(), theme, PICTURE);
        GroundKey key = new GroundKey(finished, pencil.picture().work().shown(), view(), options.cover(), theme,
                (int) Math.ceil(getWidth() * density), (int) Math.ceil(getHeight() * density));
        StillGround now = ground.filter(known -> known.key().equals(key)).orElseGet(() -> new StillGround(key, Canvas.painted(key.width(),
                key.height(), BufferedImage.TYPE_INT_RGB, g -> {
                    g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
                    g.setColor(theme.table());
                    g.fillRect(0, 0, key.width(), key.height());
                    g.scale(density, density);
                    g.transform(view().transform());
                    paper(g, theme, key);
                })));
        ground = Optional.of(now);
        return now;
    }

    private record GroundKey(Optional<BufferedImage> finished, Optional<TracingWork.Shown> traced, BoardView view, double cover,
            Theme theme, int width, int height) {
    }

    private record StillGround(GroundKey key, BufferedImage image) {
    }

    private void paper(Graphics2D g, Theme theme, GroundKey key) {
        g.setColor(theme.paper());
        g.fill(new RoundRectangle2D.Double(0, 0, Drawing.SIDE, Drawing.SIDE, CORNER, CORNER));
        Composite before = g.getComposite();
        key.traced().ifPresent(shown -> traced(g, shown));
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) key.cover()));
        key.finished().ifPresent(image -> g.drawImage(image, 0, 0, (int) Drawing.SIDE, (int) Drawing.SIDE, null));
        g.setComposite(before);
    }

    private static void traced(Graphics2D g, TracingWork.Shown shown) {
        BufferedImage image = shown.image();
        AffineTransform place = shown.tracing().placing().transform();
        double longer = Math.max(image.getWidth(), image.getHeight());
        place.scale(1 / longer, 1 / longer);
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, shown.tracing().opacity() / (float) Tracing.FULL));
        g.drawImage(image, place, null);
    }

    private RoomPicture picture() {
        Drawing drawing = work.drawing();
        Plan plan = work.survey().plan();
        Overlay overlay = options.overlay();
        List<Grip> grips = options.tool() == Tool.SELECT && !pencil.isDragging() ? Grips.of(drawing, plan, work.selected(), scale())
                : List.of();
        return new RoomPicture(drawing, plan, options.isShining() ? work.otherSide().map(RoomSketch::drawing) : Optional.empty(),
                work.selected(), overlay.ties(drawing, plan, from()), overlay.steps(plan, from()), grips, work.flaws(), pencil.guides(),
                pencil.sketched());
    }

    /** Selects an element and shows it. */
    void show(Element element) {
        work.select(List.of(element));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(240, 240);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(700, 700);
    }
}
