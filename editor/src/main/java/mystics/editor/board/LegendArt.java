package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import mystics.content.Catalog;
import mystics.content.Room;
import mystics.content.Size;
import mystics.editor.art.Current;
import mystics.editor.art.FigureArt;
import mystics.editor.art.GoalFlag;
import mystics.editor.art.Quality;
import mystics.editor.art.Surface;
import mystics.editor.art.Symbol;
import mystics.editor.art.UnevenPen;
import mystics.geometry.Drawing;
import mystics.geometry.Points;

/** Paints single signs of a board for the legend. Each sign is cut out of a real room, so that the sign looks as it does in a game. */
public final class LegendArt {
    private static final double SIDE = 170;
    /** The share of the square that a space with its outline may take. */
    private static final double WHOLE = 0.72;
    private static final BoardSpace HERE = new BoardSpace(0, 0);
    private final BoardStyle style;
    private final Catalog catalog;
    private final List<Room> rooms;

    /** @param catalog supplies the rooms, with their signs, and the figures */
    public LegendArt(BoardStyle style, Catalog catalog) {
        this.style = style;
        this.catalog = catalog;
        this.rooms = List.copyOf(catalog.rooms().values());
    }

    /** Paints a sign into a square at the origin. A sign that no room has is left out. */
    public void paint(Graphics2D graphics, BoardSign sign, double side) {
        Graphics2D g = square(graphics, side);
        switch (sign) {
            case MOUSE -> figure(g, picture(FigurePicture.Side.HERO, 0, 0));
            case MINION -> figure(g, picture(FigurePicture.Side.MINION, 2, 0));
            case BOSS -> figure(g, picture(FigurePicture.Side.BOSS, 0, 0));
            case LIFE -> figure(g, picture(FigurePicture.Side.HERO, 0, 3));
            case GOAL -> GoalFlag.paint(g, -SIDE * 0.25, SIDE * 0.34, SIDE * 0.68);
            case MOVE -> chosen(g, List.of(), new Highlights(Map.of(HERE, "2"), Map.of(), Set.of(), List.of(), Optional.empty(),
                    Highlights.Prices.ALL));
            case LUCK -> chosen(g, List.of(), new Highlights(Map.of(HERE, "2"), Map.of(HERE, "50 %"), Map.of(), Set.of(), List.of(),
                    Optional.empty(), Highlights.Prices.AIMED));
            case ATTACK -> target(g, Symbol.SWORD);
            case DEED -> target(g, Symbol.LIGHTNING);
            case ONWARD -> exit(g, ExitPicture.Leads.ON);
            case NOWHERE -> exit(g, ExitPicture.Leads.NOWHERE);
            case OPEN -> exit(g, ExitPicture.Leads.BACK);
            case FLIP -> flip(g);
            case YELLOW -> line(g, Drawing.LineKind.YELLOW);
            case RED -> line(g, Drawing.LineKind.RED);
            case WALL -> new Masonry(g, "", Surface.unknown(style.theme()), style.theme()).wall(new Points(-SIDE, 0, SIDE, 0));
        }
        g.dispose();
    }

    /** Paints a mark as a counter into a square at the origin. */
    public void counter(Graphics2D graphics, String mark, double side) {
        Graphics2D g = square(graphics, side);
        style.tokens().paint(g, mark, 1, 0, 0, SIDE * 0.66);
        g.dispose();
    }

    /** Paints a mark as printed on a floor into a square at the origin. */
    public void print(Graphics2D graphics, String mark, double side) {
        Graphics2D g = square(graphics, side);
        g.scale(2, 2);
        new PrintedMarks(style.tokens(), style.theme()).paint(g, mark);
        g.dispose();
    }

    /** The marks with a picture that are printed in rooms, without repeats and without flip spaces. */
    public List<String> printed() {
        return rooms.stream()
                .flatMap(room -> IntStream.range(0, room.plan().size()).boxed().flatMap(space -> PrintedMarks.on(room, space).stream()))
                .distinct().filter(mark -> style.tokens().knows(mark) && !mark.equals(BoardTarget.OnFlip.ABOUT)).toList();
    }

    /** The marks that cover a whole space, without repeats. */
    public List<String> grounds() {
        return rooms.stream().flatMap(room -> room.drawing().marks().stream()).map(Drawing.Mark::kind).distinct()
                .filter(mark -> style.looks().find(mark).isPresent()).toList();
    }

    /** Paints a mark that covers whole spaces: a piece of it fills a square at the origin. */
    public void ground(Graphics2D graphics, String mark, double side) {
        Graphics2D g = square(graphics, side);
        room(room -> room.plan().marked(mark) != 0).ifPresent(room -> {
            Drawing.Mark drawn = room.drawing().marks().stream().filter(one -> one.kind().equals(mark)).findFirst().orElseThrow();
            int space = room.plan().index(drawn.space());
            centre(g, new Point2D.Double(room.plan().x(space), room.plan().y(space)));
            Current.Reach reach = new Current.Reach(room.drawing().spaces().get(space).shape(), drawn.flow());
            Current.paint(g, style.looks().get(mark), List.of(reach), new UnevenPen(mark));
        });
        g.dispose();
    }

    private static Graphics2D square(Graphics2D graphics, double side) {
        Graphics2D g = (Graphics2D) graphics.create();
        Quality.fine(g);
        g.clip(new Rectangle2D.Double(0, 0, side, side));
        g.scale(side / SIDE, side / SIDE);
        g.translate(SIDE / 2, SIDE / 2);
        return g;
    }

    /** The first figure of the given kind. */
    private FigurePicture picture(FigurePicture.Side side, int number, int life) {
        List<String> art = side == FigurePicture.Side.HERO
                ? catalog.heroes().keySet().stream().flatMap(hero -> FigureArt.hero(hero).stream()).toList()
                : catalog.minions().values().stream().filter(minion -> minion.boss() == (side == FigurePicture.Side.BOSS))
                        .flatMap(minion -> FigureArt.minion(minion).stream()).toList();
        return new FigurePicture(0, " ", art, HERE, Size.SMALL, side, number, side == FigurePicture.Side.HERO, life / 2, life, List.of());
    }

    private void figure(Graphics2D g, FigurePicture figure) {
        FigurePainter painter = new FigurePainter(style);
        painter.paint(g, figure, 0, SIDE * 0.3);
        painter.tags(g, new PlacedFigure(figure, 0, SIDE * 0.3, 1, Tags.ALONE));
    }

    private void target(Graphics2D g, Symbol symbol) {
        FigurePicture foe = picture(FigurePicture.Side.MINION, 0, 0);
        chosen(g, List.of(foe), new Highlights(Map.of(), Map.of(foe.slot(), symbol), Set.of(), List.of(), Optional.empty(),
                    Highlights.Prices.ALL));
    }

    /** Paints the first space of the first room with some highlights. */
    private void chosen(Graphics2D g, List<FigurePicture> figures, Highlights marked) {
        room(room -> room.plan().size() > 0).ifPresent(room -> {
            BoardPicture board = board(room, figures, List.of(), List.of());
            List<PlacedFigure> standing = PlacedFigure.all(board);
            Rectangle2D space = Standing.outline(board.tiles().get(0), 0).getBounds2D();
            double fit = standing.isEmpty() ? Math.min(1, SIDE * WHOLE / Math.max(space.getWidth(), space.getHeight())) : 1;
            g.scale(fit, fit);
            centre(g, standing.isEmpty() ? new Point2D.Double(space.getCenterX(), space.getCenterY())
                    : new Point2D.Double(standing.get(0).x(), standing.get(0).y() - SIDE * 0.3));
            HighlightPainter painter = new HighlightPainter(BoardPlaces.of(board, LetterGrowth.NONE), style, new ReachOutline());
            painter.under(g, marked);
            standing.forEach(placed -> new FigurePainter(style).paint(g, placed.figure(), placed.x(), placed.y()));
            painter.over(g, marked, standing);
            painter.live(g, marked, List.of(), List.of());
            painter.chances(g, marked, List.of());
        });
    }

    /** Paints an exit as it looks from its room. An exit that leads back is shown as legal. */
    private void exit(Graphics2D g, ExitPicture.Leads leads) {
        room(room -> !room.drawing().exits().isEmpty()).ifPresent(room -> {
            Drawing.Exit exit = room.drawing().exits().get(0);
            ExitPicture picture = new ExitPicture(0, exit.edge(), exit.colour(), leads, "");
            BoardPicture board = board(room, List.of(), List.of(picture), List.of());
            Rectangle2D threshold = Threshold.of(board.tiles().get(0), exit.edge());
            g.scale(0.9, 0.9);
            centre(g, new Point2D.Double(threshold.getCenterX(), threshold.getCenterY()));
            new Exits(g, style.theme()).paint(exit);
            new ExitSigns(g, style, LetterGrowth.NONE).step(board, picture,
                    leads == ExitPicture.Leads.BACK ? Set.of(picture.aim()) : Set.of());
        });
    }

    private void flip(Graphics2D g) {
        room(room -> room.plan().marked(BoardTarget.OnFlip.ABOUT) != 0).ifPresent(room -> {
            BoardSpace spot = new BoardSpace(0, Long.numberOfTrailingZeros(room.plan().marked(BoardTarget.OnFlip.ABOUT)));
            BoardPicture board = board(room, List.of(), List.of(), List.of(new FlipPicture(spot, "", false)));
            Rectangle2D place = FlipSigns.place(board, spot).getBounds2D();
            g.scale(1.6, 1.6);
            centre(g, new Point2D.Double(place.getCenterX(), place.getCenterY()));
            new FlipSigns(g, board, style, LetterGrowth.NONE).under(Set.of());
        });
    }

    private void line(Graphics2D g, Drawing.LineKind kind) {
        room(room -> room.drawing().lines().stream().anyMatch(line -> line.kind() == kind)).ifPresent(room -> {
            Drawing.Line line = room.drawing().lines().stream().filter(one -> one.kind() == kind).findFirst().orElseThrow();
            centre(g, new Point2D.Double((line.path().x(0) + line.path().x(1)) / 2, (line.path().y(0) + line.path().y(1)) / 2));
            new Lines(g, style.theme()).paint(line);
        });
    }

    private Optional<Room> room(Predicate<Room> with) {
        return rooms.stream().filter(with).findFirst();
    }

    private static BoardPicture board(Room room, List<FigurePicture> figures, List<ExitPicture> exits, List<FlipPicture> flips) {
        return new BoardPicture(List.of(new TilePicture(room, 0, 0, true)), figures, List.of(), exits, flips);
    }

    private static void centre(Graphics2D g, Point2D on) {
        g.translate(-on.getX(), -on.getY());
    }
}
