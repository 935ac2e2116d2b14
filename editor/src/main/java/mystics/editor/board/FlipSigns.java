package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;
import mystics.geometry.Drawing;

/**
 * Paints each flip space (EXPLORE-5) as a round hole. If the room below is unexplored, the hole is lit, and a plate has the room's name. If
 * a flip is legal now, a framed sign above the space shows the name of the room. The sign hides no heads of figures.
 */
final class FlipSigns {
    private static final double RADIUS = 33;
    private static final double ABOVE = 30;
    /** The radius of a sign beside figures. */
    private static final double SMALL = 23;
    /** The distance of a name from the edge of its tile, how far it lies on its sign, also a raised one, and the width of a long name. */
    private static final double EDGE = 12;
    private static final double TOUCH = 5;
    private static final double TOUCH_RAISED = 8;
    private static final double NAME = 380;
    /** The width of a usual name in two lines, and the height of a line, with large letters. */
    private static final double TWO_LINES = 270;
    private static final double SHORT = 58;
    private static final Color RIM = new Color(0x8a6a45);
    private static final Color DEPTH = new Color(0x1b130d);
    private static final Dashes FRAME = new Dashes(10, 6.5f, 14, 8);
    private final Graphics2D g;
    private final BoardPicture board;
    private final BoardStyle style;
    private final Theme theme;
    private final LetterGrowth growth;
    private final Aside aside;

    /** A name and its box on the board. */
    private record Name(NamePlate plate, Rectangle2D box) {
    }

    /** Signs that leave the figures free. */
    FlipSigns(Graphics2D g, BoardPicture board, BoardStyle style, LetterGrowth growth) {
        this(g, board, style, growth, Aside.of(board, PlacedFigure.all(board), Set.of()));
    }

    /**
     * @param growth how names grow with the letters of the window
     * @param aside what the names on the floor leave free, if they can
     */
    FlipSigns(Graphics2D g, BoardPicture board, BoardStyle style, LetterGrowth growth, Aside aside) {
        this.g = g;
        this.board = board;
        this.style = style;
        this.theme = style.theme();
        this.growth = growth;
        this.aside = aside;
    }

    /** The circle of a sign on the board: in the middle of the space, or in a corner of the space, beside figures that stand there. */
    static Ellipse2D place(BoardPicture board, BoardSpace spot) {
        return isOccupied(board, spot)
                ? new Nook(board, PlacedFigure.all(board), spot).circle(SMALL, new GoalFlags(board).on(spot)) : printed(board, spot);
    }

    /** Whether figures stand on a space. */
    static boolean isOccupied(BoardPicture board, BoardSpace spot) {
        return board.figures().stream().anyMatch(figure -> figure.spot().equals(spot));
    }

    /** The circle of the sign that is printed on the board. */
    static Ellipse2D printed(BoardPicture board, BoardSpace spot) {
        TilePicture tile = board.tiles().get(spot.tile());
        Point2D middle = PrintedMarks.middle(tile.room(), BoardTarget.OnFlip.ABOUT, spot.space());
        return new Ellipse2D.Double(tile.x() + middle.getX() - RADIUS, tile.y() + middle.getY() - RADIUS, 2 * RADIUS, 2 * RADIUS);
    }

    /** The circle of the raised sign, while the flip is legal. */
    static Ellipse2D lit(BoardPicture board, BoardSpace spot) {
        Rectangle2D space = Standing.outline(board.tiles().get(spot.tile()), spot.space()).getBounds2D();
        return new Ellipse2D.Double(space.getCenterX() - RADIUS, space.getY() - ABOVE - RADIUS, 2 * RADIUS, 2 * RADIUS);
    }

    /** The flip spaces whose signs no panel cuts off. */
    private Stream<FlipPicture> whole() {
        return board.flips().stream().filter(flip -> aside.isWhole(tile(flip), place(board, flip.spot()).getBounds2D()));
    }

    private TilePicture tile(FlipPicture flip) {
        return board.tiles().get(flip.spot().tile());
    }

    private boolean isSeen(FlipPicture flip, Rectangle2D name) {
        return aside.isSeen(tile(flip), name);
    }

    /** Paints the signs on the floor, without those that are raised now and those on whose space figures stand. */
    void under(Set<BoardTarget> open) {
        whole().filter(flip -> !open.contains(flip.aim()) && !isOccupied(board, flip.spot())).forEach(flip -> {
            if (!flip.known() && !theme.stark()) {
                lamp(place(board, flip.spot()));
            }
            sign(flip, place(board, flip.spot()));
            if (!flip.known()) {
                Name name = beside(flip);
                if (isSeen(flip, name.box())) name.plate().paint(g, theme, name.box().getCenterX(), name.box().getCenterY());
            }
        });
    }

    /**
     * The name of a sign on the floor: above or below the space, or beside the sign, within the tile if it can be. Where a name in one line
     * has no free place, it has two lines.
     */
    private Name beside(FlipPicture flip) {
        TilePicture tile = tile(flip);
        Rectangle2D room = room(tile);
        Rectangle2D sign = place(board, flip.spot()).getBounds2D();
        Rectangle2D thing = sign.createUnion(Standing.outline(tile, flip.spot().space()).getBounds2D());
        Map<Rectangle2D, NamePlate> places = new LinkedHashMap<>();
        Stream.of(plate(flip), plate(flip).narrow())
                .forEach(plate -> places(plate.box(), sign, thing, room).forEach(place -> places.putIfAbsent(place, plate)));
        List<Rectangle2D> inside = places.keySet().stream().filter(room::contains).toList();
        Rectangle2D best = aside.best(inside.isEmpty() ? List.copyOf(places.keySet()) : inside);
        return new Name(places.get(best), best);
    }

    /** The places for a plate, in the order in which they are wanted: above a thing, below it, and beside the sign. */
    private static List<Rectangle2D> places(Rectangle2D plate, Rectangle2D sign, Rectangle2D thing, Rectangle2D room) {
        double wide = plate.getWidth();
        double high = plate.getHeight();
        double within = 2 * ReachOutline.RIM;
        List<Rectangle2D> places = new ArrayList<>();
        for (double y : new double[] {thing.getY() - high + TOUCH, thing.getMaxY() - TOUCH}) {
            for (double x : new double[] {sign.getCenterX() - wide / 2, thing.getMaxX() - within - wide, thing.getX() + within}) {
                places.add(new Rectangle2D.Double(Math.max(room.getX(), Math.min(room.getMaxX() - wide, x)), y, wide, high));
            }
        }
        for (double x : new double[] {sign.getX() - wide + TOUCH, sign.getMaxX() - TOUCH}) {
            places.add(new Rectangle2D.Double(x, sign.getCenterY() - high / 2, wide, high));
            places.add(new Rectangle2D.Double(x, sign.getY(), wide, high));
        }
        return places;
    }

    /** The places of a name of usual length with large letters at a sign on the floor; none for a sign without a name. */
    static List<Rectangle2D> names(BoardPicture board, FlipPicture flip) {
        if (flip.known() || isOccupied(board, flip.spot())) return List.of();
        TilePicture tile = board.tiles().get(flip.spot().tile());
        Rectangle2D sign = place(board, flip.spot()).getBounds2D();
        Rectangle2D thing = sign.createUnion(Standing.outline(tile, flip.spot().space()).getBounds2D());
        return places(new Rectangle2D.Double(0, 0, TWO_LINES, 2 * SHORT), sign, thing, room(tile)).stream().filter(room(tile)::contains)
                .toList();
    }

    /** The part of a tile in which names stand. */
    private static Rectangle2D room(TilePicture tile) {
        return new Rectangle2D.Double(tile.x() + EDGE, tile.y() + EDGE, Drawing.SIDE - 2 * EDGE, Drawing.SIDE - 2 * EDGE);
    }

    /** The part of the board around a sign and its name. */
    static Rectangle2D around(BoardPicture board, FlipPicture flip) {
        Rectangle2D sign = place(board, flip.spot()).getBounds2D();
        double wide = flip.known() ? sign.getWidth() : NAME;
        return new Rectangle2D.Double(sign.getCenterX() - wide / 2, sign.getY() - ABOVE, wide, sign.getHeight() + 2 * ABOVE);
    }

    /** Paints light that shines up from the room below. */
    private void lamp(Ellipse2D place) {
        double far = RADIUS * 2;
        Ellipse2D round = new Ellipse2D.Double(place.getCenterX() - far, place.getCenterY() - far, 2 * far, 2 * far);
        Lamp.shine(g, round, place.getCenterX(), place.getCenterY(), far, new float[] {0.3f, 1}, 0.7, 0);
    }

    /** Paints in front of figures: the raised signs of legal flips with the names of their rooms, and small signs beside figures. */
    void over(Set<BoardTarget> open) {
        whole().filter(flip -> !open.contains(flip.aim()) && isOccupied(board, flip.spot()))
                .forEach(flip -> sign(flip, place(board, flip.spot())));
        whole().filter(flip -> open.contains(flip.aim())).forEach(flip -> {
            Rectangle2D box = named(flip);
            if (isSeen(flip, box)) plate(flip).paint(g, theme, box.getCenterX(), box.getCenterY());
            Ellipse2D place = lit(board, flip.spot());
            sign(flip, place);
            FRAME.draw(g, place, Color.WHITE, theme.legal());
        });
    }

    private void sign(FlipPicture flip, Ellipse2D place) {
        double x = place.getCenterX();
        double y = place.getCenterY();
        double radius = place.getWidth() / 2;
        g.setColor(theme.stark() ? Color.WHITE : RIM);
        g.fill(place);
        g.setColor(theme.ink());
        g.setStroke(UnevenPen.pen(3.4));
        g.draw(place);
        Shape depth = new Ellipse2D.Double(x - radius * 0.8, y - radius * 0.8, radius * 1.6, radius * 1.6);
        g.setColor(DEPTH);
        g.fill(depth);
        if (!flip.known()) {
            Lamp.shine(g, depth, x, y + radius * 0.5, radius, new float[] {0, 1}, 0.55, 0);
        }
        style.tokens().print(g, BoardTarget.OnFlip.ABOUT, x, y, radius * 1.42);
    }

    private NamePlate plate(FlipPicture flip) {
        return new NamePlate(flip.words().in(style.wording()).toString(), !flip.known(), growth, NamePlate.Site.FLOOR, style.fonts());
    }

    /** The boxes covered by raised signs and by names. */
    List<Rectangle2D> boxes(Set<BoardTarget> open) {
        Stream<Rectangle2D> raised = whole().filter(flip -> open.contains(flip.aim()))
                .map(flip -> lit(board, flip.spot()).getBounds2D());
        return Stream.concat(raised, named(open).values().stream()).toList();
    }

    /** The boxes of the names, by their ways. */
    Map<BoardTarget, Rectangle2D> named(Set<BoardTarget> open) {
        Map<BoardTarget, Rectangle2D> names = new LinkedHashMap<>();
        whole().filter(flip -> open.contains(flip.aim()) || !flip.known() && !isOccupied(board, flip.spot())).forEach(flip -> {
            Rectangle2D name = open.contains(flip.aim()) ? named(flip) : beside(flip).box();
            if (isSeen(flip, name)) names.put(flip.aim(), name);
        });
        return names;
    }

    /** The box of the name beside a raised sign: on the side where the tile has more room, unless something covers it there. */
    private Rectangle2D named(FlipPicture flip) {
        TilePicture tile = tile(flip);
        Ellipse2D sign = lit(board, flip.spot());
        double wide = plate(flip).box().getWidth();
        double high = plate(flip).box().getHeight();
        boolean left = sign.getCenterX() > tile.x() + Drawing.SIDE / 2;
        Rectangle2D before = new Rectangle2D.Double(sign.getX() - wide + TOUCH_RAISED, sign.getCenterY() - high / 2, wide, high);
        Rectangle2D after = new Rectangle2D.Double(sign.getMaxX() - TOUCH_RAISED, before.getY(), wide, high);
        return aside.isSeen(left ? before : after) == left ? before : after;
    }
}
