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
import mystics.editor.board.BoardPicture;
import mystics.editor.board.FigurePicture;
import mystics.editor.board.Spot;
import mystics.editor.board.TilePicture;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Pick;
import mystics.geometry.Plan;

/** What can be chosen on a board: which spaces and figures, and what their names are. A value. */
final class Lights {
    private final BoardPicture board;
    private final int tile;
    private final Map<Spot, Pick> picks;
    private final Map<Integer, String> targets;

    private Lights(BoardPicture board, int tile, Map<Spot, Pick> picks, Map<Integer, String> targets) {
        this.board = board;
        this.tile = tile;
        this.picks = picks;
        this.targets = targets;
    }

    /** Nothing can be chosen. */
    static Lights none(BoardPicture board) {
        return new Lights(board, tile(board), Map.of(), Map.of());
    }

    /**
     * What a question is about.
     *
     * @param slots the figures' slots by their keys
     */
    static Lights of(BoardPicture board, Asked asked, Map<String, Integer> slots) {
        Lights dark = none(board);
        Map<Spot, Pick> picks = new LinkedHashMap<>();
        Map<Integer, String> targets = new LinkedHashMap<>();
        for (Pick pick : asked.picks()) {
            dark.spot(pick.about()).ifPresent(spot -> picks.putIfAbsent(spot, pick));
            if (slots.containsKey(pick.about()) && !pick.group().equals("Free")) {
                targets.put(slots.get(pick.about()), pick.about());
            }
        }
        return new Lights(board, dark.tile, picks, targets);
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
        picks.forEach((spot, pick) -> legal.put(spot, pick.isMove() ? pick.hint().replaceAll("\\D", "") : ""));
        return legal;
    }

    /** What is chosen by a space. */
    Optional<Pick> pick(Spot spot) {
        return Optional.ofNullable(picks.get(spot));
    }

    /** The way of the move to a space, from where the acting figure stands; empty where no move leads. */
    List<Spot> way(Spot to) {
        List<Spot> way = new ArrayList<>();
        pick(to).map(Pick::way).filter(names -> !names.isEmpty()).ifPresent(names -> {
            board.figures().stream().filter(FigurePicture::acting).findFirst().ifPresent(figure -> way.add(figure.spot()));
            names.forEach(name -> spot(name).ifPresent(way::add));
        });
        return way;
    }

    Set<Integer> targets() {
        return new LinkedHashSet<>(targets.keySet());
    }

    /** The key of a figure that can be chosen. */
    String figure(int slot) {
        return targets.get(slot);
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

    /** The nearest space to choose from a space in a direction; the first one when there is no such space. */
    Optional<Spot> towards(Optional<Spot> from, int dx, int dy) {
        Optional<Point2D> start = from.map(this::centre);
        return start.flatMap(point -> picks.keySet().stream().filter(spot -> along(point, spot, dx, dy) > 0)
                .min(Comparator.comparingDouble(spot -> along(point, spot, dx, dy) + 2 * aside(point, spot, dx, dy))))
                .or(() -> from.isPresent() && picks.containsKey(from.get()) ? from : picks.keySet().stream().findFirst());
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

    /** The same in words. */
    String words() {
        return picks.isEmpty() ? "Nothing to choose on the board" : "You can choose " + picks.keySet().stream().map(this::name).collect(Collectors.joining(", "));
    }
}
