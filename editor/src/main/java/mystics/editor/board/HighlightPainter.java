package mystics.editor.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import mystics.editor.art.Badge;
import mystics.editor.art.Fonts;
import mystics.editor.art.Symbol;
import mystics.editor.art.Theme;
import mystics.editor.art.UnevenPen;
import mystics.geometry.Drawing;

/**
 * Paints legal choices: the spaces in reach and the chances of the unsure ones, targets with four corners around them, and a dotted path
 * with an arrow and the costs on the way.
 */
final class HighlightPainter {
    private static final double COST = 21;
    /** The usual size of the sign at a target, and the height of letters up to which it has this size. */
    private static final double SIGN = 42;
    private static final double SIGN_LETTERS = 30;
    private static final double LARGEST_SIGN = 1.25;
    /** The length of an arm of a frame's corner. */
    private static final double ARM = 20;
    /** The heights of a frame above and below the feet, in heights of the figure, and its distance from a number. */
    private static final double ABOVE = 1.1;
    private static final double BELOW = 0.26;
    private static final double AROUND = 9;
    /** The least distance of a frame from the edge of its tile. */
    private static final double EDGE = 26;
    /** The greatest factor by which a cost grows with the letters of the window. */
    private static final double MOST = 1.6;
    /** The rim of a name's plate that a frame does not cross. */
    private static final double RIM = 2;
    private final BoardPlaces laid;
    private final BoardPicture board;
    private final Theme theme;
    private final Fonts fonts;
    private final ReachPainter reach;
    private final LetterGrowth growth;
    private final double cost;
    private final SpaceNames names;
    private final Chances chances;

    /**
     * @param laid the board with all that lies on it
     * @param reach keeps the outline of the spaces in reach between two paintings
     */
    HighlightPainter(BoardPlaces laid, BoardStyle style, ReachOutline reach) {
        this.laid = laid;
        this.board = laid.board();
        this.theme = style.theme();
        this.fonts = style.fonts();
        this.reach = new ReachPainter(board, theme, reach, laid.growth());
        this.growth = laid.growth();
        this.cost = COST * growth.times(COST, MOST);
        this.names = new SpaceNames(board, theme, fonts);
        this.chances = new Chances(laid, theme, fonts);
    }

    /** Paints the highlights below the figures. */
    void under(Graphics2D g, Highlights marked) {
        reach.paint(g, marked);
    }

    /** Paints the chances, clear of figures and signs. */
    void chances(Graphics2D g, Highlights marked, List<Rectangle2D> signs) {
        chances(marked, signs).forEach((spot, box) -> chances.write(g, marked.chances().get(spot), box));
    }

    /** The plates of the chances, clear of the signs of targets, too. */
    private Map<BoardSpace, Rectangle2D> chances(Highlights marked, List<Rectangle2D> signs) {
        if (marked.chances().isEmpty()) return Map.of();
        List<PlacedFigure> standing = laid.figures();
        List<Rectangle2D> all = new ArrayList<>(signs);
        targets(marked, standing).forEach(placed -> all.add(plate(placed, sight(placed, half(placed, standing))).getBounds2D()));
        return chances.places(marked.chances().keySet(), all);
    }

    /** Paints the highlights above the figures. */
    void over(Graphics2D g, Highlights marked, List<PlacedFigure> standing) {
        targets(marked, standing).filter(placed -> !placed.isCrowded())
                .forEach(placed -> sight(g, placed, half(placed, standing), marked.targets().get(placed.figure().slot())));
    }

    /** Paints the marks of targets among many figures, above hearts and numbers. */
    void crowds(Graphics2D g, Highlights marked, List<PlacedFigure> standing) {
        targets(marked, standing).filter(PlacedFigure::isCrowded)
                .forEach(placed -> new CrowdMark(new TagBoxes(placed, growth.letter()), marked.targets().get(placed.figure().slot()))
                        .paint(g, theme, fonts));
    }

    private static Stream<PlacedFigure> targets(Highlights marked, List<PlacedFigure> figures) {
        return figures.stream().filter(placed -> marked.targets().containsKey(placed.figure().slot()));
    }

    /** The figures as their hearts and numbers are painted. The mark of a target in a crowd has the number of the figure. */
    List<PlacedFigure> tagged(Highlights marked, List<PlacedFigure> figures) {
        return figures.stream().map(placed -> placed.isCrowded() && marked.targets().containsKey(placed.figure().slot())
                ? placed.unnumbered() : placed).toList();
    }

    /** The figures with their hearts and numbers raised above the chances at their feet. */
    List<PlacedFigure> raised(Highlights marked, List<Rectangle2D> signs, List<PlacedFigure> standing) {
        Map<BoardSpace, Rectangle2D> places = chances(marked, signs);
        return standing.stream().map(placed -> Optional.ofNullable(places.get(placed.figure().spot()))
                .map(chance -> Chances.raised(placed, chance, growth)).orElse(placed)).toList();
    }

    /** Half the width of the frame around a target: narrow among neighbours. */
    private static double half(PlacedFigure placed, List<PlacedFigure> standing) {
        boolean alone = standing.stream().filter(other -> other.figure().spot().equals(placed.figure().spot())).count() == 1;
        return placed.base() * (alone ? 0.80 : 0.52);
    }

    /** Paints the costs, clear of figures, signs and chances. */
    private void prices(Graphics2D g, Highlights marked, List<Rectangle2D> signs) {
        Set<BoardSpace> priced = new LinkedHashSet<>(marked.prices() == Highlights.Prices.AIMED ? marked.path() : marked.legal().keySet());
        marked.aim().flatMap(board::spot).ifPresent(priced::add);
        priced.removeIf(spot -> marked.legal().getOrDefault(spot, "").isEmpty());
        if (!priced.isEmpty()) {
            List<Rectangle2D> taken = new ArrayList<>(Covered.of(laid));
            taken.addAll(signs);
            taken.addAll(chances(marked, signs).values());
            priced.forEach(spot -> {
                Point2D at = new Clearing(outline(spot), taken).place(cost + 10);
                Badge.paint(g, fonts, marked.legal().get(spot), at.getX(), at.getY(), cost, theme.legal(),
                        ReachPainter.isPale(theme) ? theme.ink() : Color.WHITE);
                taken.add(new Rectangle2D.Double(at.getX() - cost, at.getY() - cost, 2 * cost, 2 * cost));
            });
        }
    }

    /**
     * Paints the highlights that follow the pointer. Costs are kept clear of signs. Names are shown for spaces without a cost, or for all
     * spaces.
     *
     * @param plates the names at exits and flip spaces, which no frame crosses
     */
    void live(Graphics2D g, Highlights marked, List<Rectangle2D> signs, List<Rectangle2D> plates) {
        Graphics2D floor = (Graphics2D) g.create();
        board.fan().ifPresent(fan -> floor.clip(around(Stream.of(new FanGround(board, fan).shape()))));
        Graphics2D beside = (Graphics2D) floor.create();
        beside.clip(around(plates.stream().map(plate -> new Rectangle2D.Double(plate.getX() - RIM, plate.getY() - RIM,
                plate.getWidth() + 2 * RIM, plate.getHeight() + 2 * RIM))));
        marked.aim().ifPresent(aim -> aimed(beside, marked, aim));
        beside.dispose();
        names.of(marked).forEach(label -> names.write(floor, label));
        new WalkPainter(floor, theme.path()).paint(marked.path().stream().map(board::middle).toList());
        prices(floor, marked, signs);
        floor.dispose();
        aimed(marked, laid.enlarged()).forEach(placed -> ring(g, placed));
    }

    private static Stream<PlacedFigure> aimed(Highlights marked, List<PlacedFigure> figures) {
        return figures.stream().filter(placed -> marked.aim().equals(Optional.of(new BoardTarget.OnFigure(placed.figure().slot()))));
    }

    /** The board and its surroundings without some parts. */
    private Area around(Stream<? extends Shape> parts) {
        Rectangle2D all = board.bounds();
        Area around = new Area(new Rectangle2D.Double(all.getX() - Drawing.SIDE, all.getY() - Drawing.SIDE,
                all.getWidth() + 2 * Drawing.SIDE, all.getHeight() + 2 * Drawing.SIDE));
        parts.forEach(part -> around.subtract(new Area(part)));
        return around;
    }

    private void aimed(Graphics2D g, Highlights marked, BoardTarget aim) {
        if (aim instanceof BoardTarget.OnSpace on && on.spot().tile() < board.tiles().size()) {
            frame(g, outline(on.spot()), theme.ink());
        } else if (aim instanceof BoardTarget.OnExit exit && exit.tile() < board.tiles().size()) {
            frame(g, Threshold.of(board.tiles().get(exit.tile()), exit.edge()), theme.ink());
        } else if (aim instanceof BoardTarget.OnFlip flip && flip.spot().tile() < board.tiles().size()) {
            frame(g, marked.open().contains(aim) ? FlipSigns.lit(board, flip.spot()) : FlipSigns.place(board, flip.spot()), theme.ink());
        } else {
            aimed(marked, laid.figures()).filter(placed -> !board.isFanned(placed.figure())).forEach(placed -> ring(g, placed));
        }
    }

    private void ring(Graphics2D g, PlacedFigure placed) {
        double wide = placed.base() * 1.5;
        frame(g, new Ellipse2D.Double(placed.x() - wide / 2, placed.y() - wide * 0.24, wide, wide * 0.48), theme.ink());
    }

    private static void frame(Graphics2D g, Shape shape, Color around) {
        g.setColor(around);
        g.setStroke(UnevenPen.pen(11));
        g.draw(shape);
        g.setColor(Color.WHITE);
        g.setStroke(UnevenPen.pen(6));
        g.draw(shape);
    }

    private Shape outline(BoardSpace spot) {
        return Standing.outline(board.tiles().get(spot.tile()), spot.space());
    }

    /**
     * Paints four corners around a figure, within its tile, and a sign at one of them.
     *
     * @param half the distance from the middle to the sides
     */
    private void sight(Graphics2D g, PlacedFigure placed, double half, Symbol sign) {
        Rectangle2D frame = sight(placed, half);
        Ellipse2D plate = plate(placed, frame);
        Path2D corners = new Path2D.Double();
        for (int dx = -1; dx <= 1; dx += 2) {
            for (int dy = -1; dy <= 1; dy += 2) {
                double cx = dx < 0 ? frame.getX() : frame.getMaxX();
                double cy = dy < 0 ? frame.getY() : frame.getMaxY();
                if (!plate.contains(cx, cy)) corner(corners, cx, cy, dx, dy);
            }
        }
        g.setColor(Color.WHITE);
        g.setStroke(UnevenPen.pen(12));
        g.draw(corners);
        g.setColor(theme.target());
        g.setStroke(UnevenPen.pen(7));
        g.draw(corners);
        SignDisc.paint(g, theme, sign, plate);
    }

    private static void corner(Path2D corners, double x, double y, int dx, int dy) {
        corners.moveTo(x - dx * ARM, y);
        corners.lineTo(x, y);
        corners.lineTo(x, y - dy * ARM);
    }

    /** The circle of the sign at a frame: in its upper right corner, or in its upper left corner beside a flag. */
    Ellipse2D plate(PlacedFigure placed, Rectangle2D frame) {
        if (placed.isEnlarged()) return new FanMark(new TagBoxes(placed, growth.letter())).sign();
        double size = SIGN * placed.share() * growth.times(SIGN_LETTERS, LARGEST_SIGN);
        boolean free = new GoalFlags(board, growth).on(placed.figure().spot()).stream()
                .allMatch(flag -> flag.getCenterX() < frame.getCenterX());
        double x = free ? frame.getMaxX() : frame.getX();
        return new Ellipse2D.Double(x - size / 2, frame.getY() - size / 2, size, size);
    }

    /** The frame around a target and its number. It stays within the tile, so that it runs into no exit. */
    Rectangle2D sight(PlacedFigure placed, double half) {
        if (placed.isEnlarged()) return new FanMark(new TagBoxes(placed, growth.letter())).frame();
        Rectangle2D body = new Rectangle2D.Double(placed.x() - half, placed.y() - placed.height() * ABOVE, 2 * half,
                placed.height() * (ABOVE + BELOW));
        Rectangle2D frame = new TagBoxes(placed, growth.letter()).number().map(number -> new TagBoxes(placed, growth.letter())
                .onBoard(number.getBounds2D())).map(number -> body.createUnion(grown(number))).orElse(body);
        return frame.createIntersection(within(placed));
    }

    private static Rectangle2D grown(Rectangle2D box) {
        return new Rectangle2D.Double(box.getX() - AROUND, box.getY() - AROUND, box.getWidth() + 2 * AROUND, box.getHeight() + 2 * AROUND);
    }

    private Rectangle2D within(PlacedFigure placed) {
        TilePicture tile = board.tiles().get(placed.figure().spot().tile());
        return new Rectangle2D.Double(tile.x() + EDGE, tile.y() + EDGE, Drawing.SIDE - 2 * EDGE, Drawing.SIDE - 2 * EDGE);
    }
}
