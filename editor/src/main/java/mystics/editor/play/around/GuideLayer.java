package mystics.editor.play.around;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.content.GuideStep;
import mystics.editor.art.Quality;
import mystics.editor.type.Beside;
import mystics.editor.type.Type;

/**
 * The guide over a game: a card beside its subject, a frame around the subject, and an arrow between them unless the arrow would cross
 * something else. Mouse events go through everything except the card.
 */
public final class GuideLayer extends JComponent {
    /** The width of the card in letter heights, and the greatest share of the available width that the card takes. */
    private static final float WIDE = 23.5f;
    private static final float SHARE = 0.62f;
    /** The share in a narrow window. */
    private static final float NARROW_SHARE = 0.8f;
    private static final int GAP = 26;
    /** The least distance of the card from the panels, in pixels. */
    private static final int APART = 12;
    /** The distance of the frame from its subject. It is small, so that the frame covers no words beside the subject. */
    private static final int FRAME = 2;
    /** The part of an edge of the frame, from each corner, to which no arrow leads. */
    private static final double CORNER = 0.3;

    /** What the card shows: a step of a guide, or a hint. */
    public enum Kind { GUIDE, HINT }

    /** Whether a card has room beside the things that players look at. In a narrow window a hint is a strip until somebody opens it. */
    public enum Room { WIDE, NARROW }

    /**
     * The ways in which a player can continue.
     *
     * @param read runs when a step has been read
     * @param leave runs when the player wants no more steps
     * @param follow opens links
     */
    public record Ways(Runnable read, Runnable leave, Consumer<String> follow) {
    }

    /**
     * What lies around the card, on this layer.
     *
     * @param edges the widths of the panels at the layer's edges
     * @param worth the places of the figures and of the possible choices, which the card covers only if it must
     * @param floor the place of the current room, which the card covers only if there is no place beside it; empty without a board
     */
    public record Around(Supplier<Insets> edges, Supplier<List<Rectangle>> worth, Supplier<Optional<Rectangle>> floor) {
    }

    private final GuideCard card;
    private final FloatingPanel panel;
    private final transient Function<GuideStep, Optional<Rectangle>> about;
    private final transient Around around;
    private transient Optional<GuideStep> shown = Optional.empty();
    private final HintStrip strip;
    private Kind kind = Kind.GUIDE;
    private Room room = Room.WIDE;
    private Put put = Put.LYING;

    /** What players did with the card: nothing, they opened it, or they folded it. */
    private enum Put { LYING, OPENED, FOLDED }

    /**
     * Makes a layer that shows no card yet.
     *
     * @param about the place of a step's subject on this layer
     * @param around what lies around the card
     * @param ways the ways to continue after a step
     */
    public GuideLayer(Function<GuideStep, Optional<Rectangle>> about, Around around, Ways ways) {
        this.about = about;
        this.around = around;
        card = new GuideCard(ways);
        panel = new FloatingPanel(card);
        strip = new HintStrip(this::open, ways.read());
        add(panel);
        setVisible(false);
    }

    /** Shows a step, or nothing. */
    public void show(Optional<GuideStep> step, Kind newKind) {
        if (!step.map(GuideStep::id).equals(shown.map(GuideStep::id))) put = Put.LYING;
        shown = step;
        kind = newKind;
        step.ifPresent(now -> card.show(now, kind));
        step.ifPresent(strip::show);
        setVisible(step.isPresent());
        lay();
    }

    /** Hides the card. The frame around the step's subject stays until the step is done. */
    public void fold() {
        put = Put.FOLDED;
        lay();
    }

    /** Shows the card of a hint that is a strip. */
    public void open() {
        put = Put.OPENED;
        lay();
    }

    /** Sets whether the card has room. */
    public void fit(Room newRoom) {
        if (newRoom != room) {
            room = newRoom;
            lay();
        }
    }

    /** The strip of a hint. It lies outside this layer. */
    public HintStrip strip() {
        return strip;
    }

    /** Whether a hint is shown as a strip. */
    public boolean isStrip() {
        return shown.isPresent() && kind == Kind.HINT && room == Room.NARROW && put == Put.LYING;
    }

    private void lay() {
        panel.setVisible(shown.isPresent() && put != Put.FOLDED && !isStrip());
        strip.setVisible(isStrip());
        revalidate();
        repaint();
    }

    /** The step that is shown. */
    public Optional<GuideStep> shown() {
        return shown;
    }

    /** The words of the card, for screen readers. */
    public Sentence words() {
        return shown.map(step -> Sentence.of("{title}: {text}", "title", step.title(), "text", step.text())).orElse(Sentence.EMPTY);
    }

    @Override
    public boolean contains(int x, int y) {
        return panel.isVisible() && panel.getBounds().contains(x, y);
    }

    @Override
    public void doLayout() {
        Dimension least = card.least();
        Rectangle free = free(least);
        int narrow = least.width + 2 * FloatingPanel.PAD;
        float share = room == Room.NARROW ? NARROW_SHARE : SHARE;
        int wide = Math.round(Math.min(WIDE * Type.size(), Math.max(free.width * share, Math.min(free.width, narrow))));
        int tall = Math.min(card.height(wide - 2 * FloatingPanel.PAD) + 2 * FloatingPanel.PAD, free.height);
        Rectangle at = shown.flatMap(about).orElse(new Rectangle((int) free.getCenterX(), free.y, 0, 0));
        panel.setBounds(place(at, free, new Dimension(wide, tall)));
    }

    /**
     * The place of the card: beside its subject, or elsewhere if it would cover there what players look at. If there is no place beside the
     * room, the card lies near its subject over a part of the room in which there is nothing.
     */
    private Rectangle place(Rectangle at, Rectangle free, Dimension size) {
        List<Rectangle> worth = around.worth().get();
        List<Rectangle> seen = Stream.concat(worth.stream(), around.floor().get().stream()).toList();
        Rectangle beside = Beside.place(List.of(at), free, seen, size, GAP);
        if (Beside.hidden(beside, seen) == 0) return beside;
        Rectangle open = Beside.open(at, free, seen, size);
        return Beside.hidden(open, seen) == 0 ? open : Beside.open(at, free, worth, size);
    }

    /** The area between the panels, or the whole layer if large letters need more room. */
    private Rectangle free(Dimension least) {
        Rectangle between = within(around.edges().get());
        boolean enough = between.width >= least.width + 2 * FloatingPanel.PAD && between.height >= least.height + 2 * FloatingPanel.PAD;
        return enough ? between : within(new Insets(0, 0, 0, 0));
    }

    private Rectangle within(Insets taken) {
        return new Rectangle(taken.left + APART, taken.top + APART, Math.max(1, getWidth() - taken.left - taken.right - 2 * APART),
                Math.max(1, getHeight() - taken.top - taken.bottom - 2 * APART));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        shown.flatMap(about).ifPresent(at -> {
            Graphics2D ink = (Graphics2D) graphics.create();
            Quality.fine(ink);
            Color colour = UIManager.getColor("Component.accentColor");
            Rectangle frame = new Rectangle(at.x - FRAME, at.y - FRAME, at.width + 2 * FRAME, at.height + 2 * FRAME);
            RoundRectangle2D ring = new RoundRectangle2D.Float(frame.x, frame.y, frame.width, frame.height, 18, 18);
            outline(ink, ring, colour);
            Area arrow = arrow(frame);
            if (panel.isVisible() && !frame.intersects(panel.getBounds()) && isClear(arrow, frame)) {
                outline(ink, arrow, colour);
                ink.fill(arrow);
            }
            ink.dispose();
        });
    }

    /** Whether an arrow to a frame crosses nothing on its way that players look at or click. */
    private boolean isClear(Area arrow, Rectangle frame) {
        return around.worth().get().stream().filter(place -> !place.intersects(frame)).noneMatch(arrow::intersects);
    }

    private static void outline(Graphics2D ink, java.awt.Shape shape, Color colour) {
        ink.setStroke(new BasicStroke(6, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        ink.setColor(new Color(0, 0, 0, 170));
        ink.draw(shape);
        ink.setStroke(new BasicStroke(3, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        ink.setColor(colour);
        ink.draw(shape);
    }

    /** An arrow that leads from the card to the edge of the frame that is next to the card, and to no corner of the frame. */
    private Area arrow(Rectangle frame) {
        Rectangle from = panel.getBounds();
        boolean beside = frame.getMinX() > from.getMaxX() || frame.getMaxX() < from.getMinX();
        double asideX = beside ? 0 : frame.getWidth() * CORNER;
        double asideY = beside ? frame.getHeight() * CORNER : 0;
        double toX = clamp(from.getCenterX(), frame.getMinX() + asideX, frame.getMaxX() - asideX);
        double toY = clamp(from.getCenterY(), frame.getMinY() + asideY, frame.getMaxY() - asideY);
        double fromX = clamp(toX, from.getMinX() + GAP, from.getMaxX() - GAP);
        double fromY = clamp(toY, from.getMinY() + GAP, from.getMaxY() - GAP);
        double length = Math.max(1, Math.hypot(toX - fromX, toY - fromY));
        double acrossX = (toY - fromY) / length * GAP / 2;
        double acrossY = (fromX - toX) / length * GAP / 2;
        Path2D beak = new Path2D.Double();
        beak.moveTo(fromX + acrossX, fromY + acrossY);
        beak.lineTo(toX, toY);
        beak.lineTo(fromX - acrossX, fromY - acrossY);
        beak.closePath();
        Area arrow = new Area(beak);
        arrow.subtract(new Area(from));
        return arrow;
    }

    private static double clamp(double value, double least, double most) {
        return Math.max(Math.min(value, most), Math.min(least, most));
    }
}
