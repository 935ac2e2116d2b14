package mystics.editor.play;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mystics.editor.art.Symbol;
import mystics.editor.board.Aim;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.ExitPicture;
import mystics.editor.board.FigurePicture;
import mystics.editor.board.FlipPicture;
import mystics.editor.board.Spot;
import mystics.editor.board.TilePicture;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Pick;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;

/** What can be chosen on a board: which spaces and figures, and what their names are. A value. */
final class Lights {
    /** So much farther a space counts that lies one radian beside a direction. */
    private static final double ASKEW = 2.5;
    private final BoardPicture board;
    private final int tile;
    private final Map<Spot, List<Pick>> picks = new LinkedHashMap<>();
    private final Map<Integer, List<Pick>> targets = new LinkedHashMap<>();
    private final Map<Aim, List<Pick>> exits = new LinkedHashMap<>();

    private Lights(BoardPicture board, int tile) {
        this.board = board;
        this.tile = tile;
    }

    /** Nothing can be chosen. */
    static Lights none(BoardPicture board) {
        return new Lights(board, tile(board));
    }

    /**
     * What a question is about.
     *
     * @param slots the figures' slots by their keys
     */
    static Lights of(BoardPicture board, Asked asked, Map<String, Integer> slots) {
        Lights lights = new Lights(board, asked.room().flatMap(board::tile).orElseGet(() -> tile(board)));
        asked.picks().forEach(pick -> lights.light(pick, slots));
        return lights;
    }

    private void light(Pick pick, Map<String, Integer> slots) {
        way(pick.about()).ifPresent(aim -> exits.computeIfAbsent(aim, first -> new ArrayList<>()).add(pick));
        spot(pick.about()).ifPresent(spot -> {
            List<Pick> there = picks.computeIfAbsent(spot, first -> new ArrayList<>());
            if (there.isEmpty() || !there.get(0).isMove()) {
                there.add(pick);
            }
        });
        if (slots.containsKey(pick.about()) && !pick.group().equals("Free")) {
            targets.computeIfAbsent(slots.get(pick.about()), first -> new ArrayList<>()).add(pick);
        }
    }

    /** The way out an explore is about: an exit, or the flip space on which the acting figure stands. */
    private Optional<Aim> way(String about) {
        Optional<Aim> exit = board.exits().stream().map(ExitPicture::aim).filter(aim -> aim.tile() == tile && aim.about().equals(about)).map(Aim.class::cast).findFirst();
        return exit.or(() -> board.flips().stream().filter(flip -> about.equals(Aim.OnFlip.ABOUT) && acting().filter(flip.spot()::equals).isPresent()).map(FlipPicture::aim).map(Aim.class::cast).findFirst());
    }

    private Optional<Spot> acting() {
        return board.figures().stream().filter(FigurePicture::acting).map(FigurePicture::spot).findFirst();
    }

    /** The tile that is spoken of: where the acting figure stands, else the first hero. */
    private static int tile(BoardPicture board) {
        return board.figures().stream().min(Comparator.comparing((FigurePicture figure) -> !figure.acting()).thenComparing(figure -> figure.side() != FigurePicture.Side.HERO))
                .map(figure -> figure.spot().tile()).orElse(0);
    }

    /** The tile that is spoken of. */
    int tile() {
        return tile;
    }

    /** The spaces that can be chosen, and what is written there: the cost of a move. */
    Map<Spot, String> legal() {
        Map<Spot, String> legal = new LinkedHashMap<>();
        picks.forEach((spot, there) -> legal.put(spot, there.get(0).isMove() ? there.get(0).hint().replaceAll("\\D", "") : ""));
        return legal;
    }

    /** What is chosen by a space. */
    Optional<Pick> pick(Spot spot) {
        return Optional.ofNullable(picks.get(spot)).map(there -> there.get(0));
    }

    /** What a click would choose among: what is about a figure, else about the space it stands on; what is about a space or a way out. */
    List<Pick> picks(Aim aim) {
        if (aim instanceof Aim.OnFigure figure) {
            return Optional.ofNullable(targets.get(figure.slot())).orElseGet(() -> standing(figure.slot()).map(spot -> picks.getOrDefault(spot, List.of())).orElse(List.of()));
        }
        return aim instanceof Aim.OnSpace on ? picks.getOrDefault(on.spot(), List.of()) : exits.getOrDefault(aim, List.of());
    }

    /** Where on the board a pick is chosen. */
    Optional<Aim> aim(Pick pick) {
        Optional<Aim> figure = keyOf(targets, pick).map(Aim.OnFigure::new);
        Optional<Aim> space = keyOf(picks, pick).map(Aim.OnSpace::new);
        return figure.or(() -> keyOf(exits, pick)).or(() -> space);
    }

    private static <K> Optional<K> keyOf(Map<K, List<Pick>> about, Pick pick) {
        return about.entrySet().stream().filter(entry -> entry.getValue().contains(pick)).map(Map.Entry::getKey).findFirst();
    }

    /** The ways out that can be taken. */
    Set<Aim> open() {
        return exits.keySet();
    }

    /** What would be done to the figures that can be chosen: a sword where they are attacked, a flash where something else is meant for them. */
    Map<Integer, Symbol> signs() {
        Map<Integer, Symbol> signs = new LinkedHashMap<>();
        targets.forEach((slot, about) -> signs.put(slot, about.stream().anyMatch(Pick::isBattle) ? Symbol.SWORD : Symbol.LIGHTNING));
        return signs;
    }

    /** Where a figure stands. */
    Optional<Spot> standing(int slot) {
        return board.figures().stream().filter(figure -> figure.slot() == slot).map(FigurePicture::spot).findFirst();
    }

    /** The way of the move to a space, from where the acting figure stands; empty where no move leads. */
    List<Spot> way(Spot to) {
        return pick(to).map(this::way).orElse(List.of());
    }

    /** The way of a move, from where the acting figure stands; empty when it is none. */
    List<Spot> way(Pick pick) {
        List<Spot> way = new ArrayList<>();
        Optional.of(pick.way()).filter(names -> !names.isEmpty()).ifPresent(names -> {
            acting().ifPresent(way::add);
            names.forEach(name -> spot(name).ifPresent(way::add));
        });
        return way;
    }

    Set<Integer> targets() {
        return new LinkedHashSet<>(targets.keySet());
    }

    /** The key of a figure that can be chosen. */
    String figure(int slot) {
        return targets.get(slot).get(0).about();
    }

    /** The space of a name, in the room that is spoken of. */
    Optional<Spot> spot(String name) {
        if (board.tiles().isEmpty()) {
            return Optional.empty();
        }
        Plan plan = plan(tile);
        for (int space = 0; space < plan.size(); space++) {
            if (plan.name(space).equals(name)) {
                return Optional.of(new Spot(tile, space));
            }
        }
        return Optional.empty();
    }

    private Plan plan(int number) {
        return board.tiles().get(number).room().plan();
    }

    /** The name of a space. */
    String name(Spot spot) {
        return plan(spot.tile()).name(spot.space());
    }

    /**
     * The next space to choose from a space in a direction: the nearer the better, and the straighter even more so. Where none lies there it is the space itself, if it
     * can be chosen, else the nearest of all. Who has not been anywhere yet begins at the acting figure.
     */
    Optional<Spot> towards(Optional<Spot> from, int dx, int dy) {
        return from.or(this::acting).map(this::centre).flatMap(start -> picks.keySet().stream().filter(spot -> along(start, spot, dx, dy) > 0)
                .min(Comparator.comparingDouble(spot -> askew(start, spot, dx, dy) * start.distance(centre(spot)))))
                .or(() -> nearest(from));
    }

    /** The nearest space to choose, itself too; to the acting figure where there is no space to begin at. */
    Optional<Spot> nearest(Optional<Spot> from) {
        Optional<Point2D> start = from.or(this::acting).map(this::centre);
        return picks.keySet().stream().min(Comparator.comparingDouble(spot -> start.map(centre(spot)::distance).orElse(0.0)));
    }

    /** How much farther a space counts for not lying straight in a direction. */
    private double askew(Point2D from, Spot to, int dx, int dy) {
        double angle = Math.atan2(aside(from, to, dx, dy), along(from, to, dx, dy));
        return 1 + ASKEW * angle * angle;
    }

    private double along(Point2D from, Spot to, int dx, int dy) {
        return (centre(to).getX() - from.getX()) * dx + (centre(to).getY() - from.getY()) * dy;
    }

    private double aside(Point2D from, Spot to, int dx, int dy) {
        return Math.abs((centre(to).getX() - from.getX()) * dy) + Math.abs((centre(to).getY() - from.getY()) * dx);
    }

    /** The middle of a space, in tile units. */
    Point2D centre(Spot spot) {
        TilePicture picture = board.tiles().get(spot.tile());
        Plan plan = picture.room().plan();
        return new Point2D.Double(picture.x() + plan.x(spot.space()), picture.y() + plan.y(spot.space()));
    }

    /** The middle of what is pointed at, in tile units. */
    Point2D place(Aim aim) {
        if (aim instanceof Aim.OnExit exit) {
            TilePicture picture = board.tiles().get(exit.tile());
            return new Point2D.Double(picture.x() + Drawing.SIDE / 2 * (1 + exit.edge().dx()), picture.y() + Drawing.SIDE / 2 * (1 + exit.edge().dy()));
        }
        if (aim instanceof Aim.OnFlip flip) {
            return centre(flip.spot());
        }
        return aim instanceof Aim.OnSpace on ? centre(on.spot()) : standing(((Aim.OnFigure) aim).slot()).map(this::centre).orElseGet(Point2D.Double::new);
    }

    /** The marks there are to see on the floor of the room that is spoken of, each with the names of its spaces. */
    Map<String, List<String>> marks() {
        Map<String, List<String>> marks = new LinkedHashMap<>();
        if (!board.tiles().isEmpty()) {
            IntStream.range(0, plan(tile).size()).mapToObj(space -> new Spot(tile, space))
                    .forEach(spot -> board.marks(spot).forEach(mark -> marks.computeIfAbsent(mark, first -> new ArrayList<>()).add(name(spot))));
        }
        return marks;
    }

    /** The same in words. */
    String words() {
        return picks.isEmpty() ? "Nothing to choose on the board" : "You can choose " + picks.keySet().stream().map(this::name).collect(Collectors.joining(", "));
    }
}
