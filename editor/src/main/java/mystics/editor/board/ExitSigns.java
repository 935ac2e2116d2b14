package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import mystics.choice.Wording;
import mystics.editor.art.Colours;
import mystics.editor.art.Fonts;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;
import mystics.geometry.Edge;

/**
 * Paints where each exit leads: a lamp and a name for an unexplored room, a name for an explored room, and boards across an exit that leads
 * nowhere.
 */
final class ExitSigns {
    private static final Color WOOD = new Color(0x7a5a38);
    /** The distances of the middle of a sign and of its outer edge from the middle of its exit. A large sign reaches into the wall. */
    private static final double AWAY = 34;
    private static final double OUTER = 60;
    /** The distance from the middle of an exit to the nearer end of its sign. */
    private static final double BESIDE = 88;
    private static final Dashes FRAME = new Dashes(11, 7, 20, 11);
    private final Graphics2D g;
    private final Theme theme;
    private final Fonts fonts;
    private final Wording wording;
    private final LetterGrowth growth;
    private final Aside aside;

    /** Signs that have nothing to leave free. */
    ExitSigns(Graphics2D g, BoardStyle style, LetterGrowth growth) {
        this(g, style, growth, new Aside(List.of()));
    }

    /**
     * @param growth how names grow with the letters of the window
     * @param aside what the names leave free, if they can
     */
    ExitSigns(Graphics2D g, BoardStyle style, LetterGrowth growth, Aside aside) {
        this.aside = aside;
        this.g = g;
        this.theme = style.theme();
        this.fonts = style.fonts();
        this.wording = style.wording();
        this.growth = growth;
    }

    /**
     * A painter for the exits of a board.
     *
     * @param open the exits that can be taken now
     */
    void paint(BoardPicture board, Set<BoardTarget> open) {
        for (ExitPicture exit : board.exits()) {
            step(board, exit, open);
            if (isNamed(board, exit)) name(exit, board.tiles().get(exit.tile()));
        }
    }

    private static boolean isNamed(BoardPicture board, ExitPicture exit) {
        return exit.leads() == ExitPicture.Leads.ON || exit.leads() == ExitPicture.Leads.BACK && isPlayed(board, exit.tile());
    }

    /** The boxes of all names, by their exits. */
    Map<BoardTarget, Rectangle2D> named(BoardPicture board) {
        Map<BoardTarget, Rectangle2D> names = new LinkedHashMap<>();
        board.exits().stream().filter(exit -> isNamed(board, exit)).forEach(exit -> {
            TilePicture tile = board.tiles().get(exit.tile());
            Rectangle2D name = box(exit, place(exit, tile));
            if (aside.isSeen(tile, name)) names.put(exit.aim(), name);
        });
        return names;
    }

    /** Paints boards across each exit of an unexplored room that meets no exit of the explored room beside it. */
    void blind(BoardPicture board) {
        BlindWays.of(board).forEach(exit -> step(board, exit, Set.of()));
    }

    /** Paints the threshold of an exit. */
    void step(BoardPicture board, ExitPicture exit, Set<? extends BoardTarget> open) {
        AffineTransform before = g.getTransform();
        g.transform(Threshold.outwards(board.tiles().get(exit.tile()), exit.edge()));
        if (exit.leads() == ExitPicture.Leads.NOWHERE) {
            boards(exit);
        } else if (exit.leads() == ExitPicture.Leads.ON && !theme.stark()) {
            lamp();
        }
        if (open.contains(exit.aim())) {
            door();
        }
        g.setTransform(before);
    }

    /**
     * Whether a tile is the current tile: the tile of the acting figure, or else the tile with the most heroes. Only on the current tile
     * does an exit that leads back show a name; two exits that meet therefore never show two names.
     */
    private static boolean isPlayed(BoardPicture board, int tile) {
        return board.acting().map(spot -> spot.tile() == tile).orElseGet(() -> heroes(board, tile) > 0
                && IntStream.range(0, board.tiles().size()).boxed().max(Comparator.comparingInt((Integer other) -> heroes(board, other))
                        .thenComparing(Comparator.reverseOrder())).filter(most -> most == tile).isPresent());
    }

    private static int heroes(BoardPicture board, int tile) {
        return (int) board.figures().stream().filter(figure -> figure.side() == FigurePicture.Side.HERO && figure.spot().tile() == tile)
                .count();
    }

    /** Paints light from beyond the exit. */
    private void lamp() {
        Lamp.shine(g, new Ellipse2D.Double(-150, -150, 300, 300), 0, 0, 150, new float[] {0, 0.35f, 1}, 0.75, 0.32, 0);
    }

    /** Frames an exit that can be taken now, in the same way as legal spaces. */
    private void door() {
        Shape frame = new RoundRectangle2D.Double(-30, -84, 44, 168, 12, 12);
        g.setColor(Colours.thin(theme.legal(), 0.25));
        g.fill(frame);
        FRAME.draw(g, frame, Color.WHITE, theme.legal());
    }

    private void boards(ExitPicture exit) {
        g.setColor(Colours.thin(Color.BLACK, 0.55));
        g.fill(new RoundRectangle2D.Double(-27, -79, 40, 158, 10, 10));
        UnevenPen hand = new UnevenPen("boards", exit.edge(), exit.colour());
        for (double y : new double[] {-56, -20, 18, 54}) {
            AffineTransform before = g.getTransform();
            g.translate(-8, y);
            g.rotate(hand.waver(0.16));
            Shape plank = new RoundRectangle2D.Double(-23, -13, 46, 26, 5, 5);
            g.setColor(theme.stark() ? Color.WHITE : Colours.dark(WOOD, hand.between(0, 0.35)));
            g.fill(plank);
            g.setColor(theme.ink());
            g.setStroke(UnevenPen.pen(3));
            g.draw(plank);
            g.setStroke(UnevenPen.pen(1.4));
            g.draw(new Line2D.Double(-15, hand.waver(4), 15, hand.waver(4)));
            g.setTransform(before);
        }
    }

    /** Paints the name on a sign at the edge beside the exit, as upright as the edge allows, if nothing covers it. */
    private void name(ExitPicture exit, TilePicture tile) {
        AffineTransform place = place(exit, tile);
        if (!aside.isSeen(tile, box(exit, place))) return;
        AffineTransform before = g.getTransform();
        g.transform(place);
        plate(exit).paint(g, theme, 0, 0);
        g.setTransform(before);
    }

    private NamePlate plate(ExitPicture exit) {
        return new NamePlate(exit.words().in(wording).toString(), exit.leads() == ExitPicture.Leads.ON, growth, NamePlate.Site.EDGE, fonts);
    }

    /** The transformation that moves a name to its exit: to the side of the exit where it covers less. */
    private AffineTransform place(ExitPicture exit, TilePicture tile) {
        double along = BESIDE + plate(exit).box().getWidth() / 2;
        AffineTransform before = place(exit, tile, -along);
        AffineTransform after = place(exit, tile, along);
        Rectangle2D first = box(exit, before);
        return aside.best(List.of(first, box(exit, after))).equals(first) ? before : after;
    }

    private Rectangle2D box(ExitPicture exit, AffineTransform place) {
        return place.createTransformedShape(plate(exit).box()).getBounds2D();
    }

    /** @param along the distance of the name from the middle of the exit, along the edge */
    private AffineTransform place(ExitPicture exit, TilePicture tile, double along) {
        Rectangle2D middle = Threshold.of(tile, exit.edge());
        double away = Math.min(AWAY, OUTER - plate(exit).box().getHeight() / 2);
        AffineTransform place = AffineTransform.getTranslateInstance(
                middle.getCenterX() + exit.edge().dx() * away + Math.abs(exit.edge().dy()) * along,
                middle.getCenterY() + exit.edge().dy() * away + Math.abs(exit.edge().dx()) * along);
        place.rotate(exit.edge() == Edge.E ? Math.PI / 2 : exit.edge() == Edge.W ? -Math.PI / 2 : 0);
        return place;
    }
}
