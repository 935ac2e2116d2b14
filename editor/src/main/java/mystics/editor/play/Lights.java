package mystics.editor.play;

import java.awt.geom.Point2D;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
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
    private final Map<Spot, String> legal;
    private final Map<Integer, String> targets;

    private Lights(BoardPicture board, int tile, Map<Spot, String> legal, Map<Integer, String> targets) {
        this.board = board;
        this.tile = tile;
        this.legal = legal;
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
        Map<Spot, String> legal = new LinkedHashMap<>();
        Map<Integer, String> targets = new LinkedHashMap<>();
        for (Pick pick : asked.picks()) {
            dark.spot(pick.about()).ifPresent(spot -> legal.putIfAbsent(spot, pick.isMove() ? pick.hint().replaceAll("\\D", "") : ""));
            if (slots.containsKey(pick.about()) && !pick.group().equals("Free")) {
                targets.put(slots.get(pick.about()), pick.about());
            }
        }
        return new Lights(board, dark.tile, legal, targets);
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

    Map<Spot, String> legal() {
        return legal;
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
        return start.flatMap(point -> legal.keySet().stream().filter(spot -> along(point, spot, dx, dy) > 0)
                .min(Comparator.comparingDouble(spot -> along(point, spot, dx, dy) + 2 * aside(point, spot, dx, dy))))
                .or(() -> from.isPresent() && legal.containsKey(from.get()) ? from : legal.keySet().stream().findFirst());
    }

    private double along(Point2D from, Spot to, int dx, int dy) {
        return (centre(to).getX() - from.getX()) * dx + (centre(to).getY() - from.getY()) * dy;
    }

    private double aside(Point2D from, Spot to, int dx, int dy) {
        return Math.abs((centre(to).getX() - from.getX()) * dy) + Math.abs((centre(to).getY() - from.getY()) * dx);
    }

    private Point2D centre(Spot spot) {
        TilePicture picture = board.tiles().get(spot.tile());
        Plan plan = picture.room().plan();
        return new Point2D.Double(picture.x() + plan.x(spot.space()), picture.y() + plan.y(spot.space()));
    }

    /** The same in words. */
    String words() {
        return legal.isEmpty() ? "Nothing to choose on the board" : "You can choose " + legal.keySet().stream().map(this::name).collect(Collectors.joining(", "));
    }
}
