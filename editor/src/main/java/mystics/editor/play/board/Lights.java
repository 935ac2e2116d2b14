package mystics.editor.play.board;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.art.Symbol;
import mystics.editor.board.BoardPicture;
import mystics.editor.board.BoardSpace;
import mystics.editor.board.BoardTarget;
import mystics.editor.board.BoardTouch;
import mystics.editor.board.ExitPicture;
import mystics.editor.board.Fan;
import mystics.editor.board.FigurePicture;
import mystics.editor.board.FlipPicture;
import mystics.editor.board.Highlights;
import mystics.editor.play.ask.PickPreviews;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Pick;
import mystics.editor.sight.Sight;
import mystics.editor.sight.Signs;
import mystics.geometry.Plan;

/** The spaces, figures and exits that can be chosen on the board, and the picks behind each. */
public final class Lights {
    private final BoardPicture board;
    private final int tile;
    private final Map<BoardSpace, List<Pick>> spaces = new LinkedHashMap<>();
    private final Map<Integer, List<Pick>> targets = new LinkedHashMap<>();
    private final Map<BoardTarget, List<Pick>> ways = new LinkedHashMap<>();

    private Lights(BoardPicture board, int tile) {
        this.board = board;
        this.tile = tile;
    }

    /** A board without choices. */
    static Lights none(BoardPicture board) {
        return new Lights(board, board.shown().orElse(0));
    }

    /** The choices of the open question; empty if no question is open. */
    static Lights of(Sight sight) {
        BoardPicture board = sight.spread().board();
        Lights lights = new Lights(board, sight.asked().flatMap(Asked::room).flatMap(board::tile).or(board::shown).orElse(0));
        Map<String, Integer> slots = sight.slots();
        sight.asked().ifPresent(asked -> asked.picks().forEach(pick -> lights.light(pick, slots)));
        return lights;
    }

    /** The same choices on another picture of the same board. */
    Lights on(BoardPicture other) {
        Lights lights = new Lights(other, tile);
        lights.spaces.putAll(spaces);
        lights.targets.putAll(targets);
        lights.ways.putAll(ways);
        return lights;
    }

    /** @param slots the slot of each figure, by the key of the figure */
    private void light(Pick pick, Map<String, Integer> slots) {
        wayOut(pick.about()).ifPresent(aim -> ways.computeIfAbsent(aim, first -> new ArrayList<>()).add(pick));
        spot(pick).ifPresent(spot -> {
            List<Pick> there = spaces.computeIfAbsent(spot, first -> new ArrayList<>());
            if (there.isEmpty() || !there.get(0).isMove()) {
                there.add(pick);
            }
        });
        if (slots.containsKey(pick.about()) && !pick.group().equals("Free")) {
            targets.computeIfAbsent(slots.get(pick.about()), first -> new ArrayList<>()).add(pick);
        }
    }

    /** The target of an exploration: an exit, or the flip space of the acting figure. */
    private Optional<BoardTarget> wayOut(String about) {
        Stream<BoardTarget.OnExit> exits = board.exits().stream().map(ExitPicture::aim)
                .filter(aim -> aim.tile() == tile && aim.about().equals(about));
        Stream<BoardTarget.OnFlip> flips = board.flips().stream().map(FlipPicture::aim)
                .filter(aim -> about.equals(BoardTarget.OnFlip.ABOUT) && board.acting().equals(Optional.of(aim.spot())));
        return Stream.<BoardTarget>concat(exits, flips).findFirst();
    }

    /** The crowded space at a target whose figures are to be enlarged. A figure to choose stays where the pointer has found it. */
    Optional<BoardSpace> crowd(Optional<BoardTarget> aim) {
        return Fan.crowd(board, aim.filter(at -> !(at instanceof BoardTarget.OnFigure figure && targets.containsKey(figure.slot()))));
    }

    /** The crowded spaces that the choices concern: first that of the acting figure, and then those of figures to choose. */
    Stream<BoardSpace> busy() {
        Stream<Integer> acting = spaces.isEmpty() && targets.isEmpty() ? Stream.of() : board.actor().map(FigurePicture::slot).stream();
        return Stream.concat(acting, targets.keySet().stream()).map(BoardTarget.OnFigure::new)
                .flatMap(figure -> Fan.crowd(board, Optional.of(figure)).stream());
    }

    /** The current tile. */
    int tile() {
        return tile;
    }

    /** The spaces that can be chosen, each with its label. The label of a move is its cost. */
    Map<BoardSpace, String> legal() {
        Map<BoardSpace, String> legal = new LinkedHashMap<>();
        spaces.forEach((spot, there) -> legal.put(spot, there.get(0).isMove() ? String.valueOf(there.get(0).cost()) : ""));
        return legal;
    }

    /** The chances of the moves that dice decide, by their spaces. */
    Map<BoardSpace, String> chances(PickPreviews outlook) {
        Map<BoardSpace, String> chances = new LinkedHashMap<>();
        spaces.forEach((spot, there) -> {
            String chance = there.get(0).isMove() ? outlook.chance(there.get(0)) : "";
            if (!chance.isEmpty()) chances.put(spot, chance);
        });
        return chances;
    }

    /** The highlights while the pointer is at a target. */
    Highlights marked(Optional<BoardTarget> aim, Highlights.Prices prices, PickPreviews outlook) {
        List<BoardSpace> way = aim.flatMap(at -> picks(at).stream().findFirst()).map(this::way).orElse(List.of());
        return new Highlights(legal(), chances(outlook), signs(), open(), way, aim, prices);
    }

    /** The spaces that can be chosen, in words, each with its chance. */
    Sentence words(PickPreviews outlook) {
        Map<BoardSpace, String> chances = chances(outlook);
        return spaces.isEmpty() ? Sentence.of("Nothing to choose on the board") : Sentence.of("You can choose {list}", "list",
                spaces.keySet().stream().map(spot -> (name(spot) + " " + chances.getOrDefault(spot, "")).strip())
                        .collect(Collectors.joining(", ")));
    }

    /**
     * The picks of a click on a target. For a figure or the sign of a flip, these are its own picks or, if it has none, the picks of its
     * space. For a space or an exit, these are the picks of that space or exit.
     */
    List<Pick> picks(BoardTarget aim) {
        if (aim instanceof BoardTarget.OnFigure figure) {
            return Optional.ofNullable(targets.get(figure.slot())).orElseGet(() -> there(aim));
        }
        return aim instanceof BoardTarget.OnSpace ? there(aim) : Optional.ofNullable(ways.get(aim)).orElseGet(() -> below(aim));
    }

    private List<Pick> below(BoardTarget aim) {
        return aim instanceof BoardTarget.OnFlip flip ? there(new BoardTarget.OnSpace(flip.spot())) : List.of();
    }

    private List<Pick> there(BoardTarget aim) {
        return board.spot(aim).map(spaces::get).orElse(List.of());
    }

    /**
     * The target at a point of the board: a figure to choose, the legal space whose label lies there, or whatever else is there. The rim
     * of a legal space, which reaches into the gap beside it, belongs to that space.
     *
     * @param label the space whose label lies at the point
     */
    Optional<BoardTarget> under(Point2D point, Optional<BoardSpace> label) {
        Optional<BoardTarget> there = under(point);
        boolean chosen = there.filter(at -> at instanceof BoardTarget.OnFigure figure && targets.containsKey(figure.slot())).isPresent();
        Optional<BoardSpace> named = label.filter(spot -> !chosen && spaces.containsKey(spot));
        boolean bare = there.filter(at -> !(at instanceof BoardTarget.OnSpace) || !picks(at).isEmpty()).isEmpty();
        return named.or(() -> bare ? new BoardTouch(board).rim(point, spaces.keySet()) : Optional.empty())
                .<BoardTarget>map(BoardTarget.OnSpace::new).or(() -> there);
    }

    /**
     * The target at a point of the board. A choice is never hidden by the head of a figure in front of it, or by the sign of a legal flip.
     */
    private Optional<BoardTarget> under(Point2D point) {
        BoardTouch touch = new BoardTouch(board);
        Optional<BoardTarget> open = touch.lit(point).or(() -> touch.flip(point)).map(FlipPicture::aim).filter(ways::containsKey)
                .map(BoardTarget.class::cast);
        Optional<BoardTarget> mark = touch.mark(point, targets.keySet()).map(found -> new BoardTarget.OnFigure(found.slot()));
        Optional<BoardTarget> first = open.or(() -> mark).or(() -> touch.aim(point));
        Optional<BoardSpace> behind = touch.space(point);
        boolean hidden = first
                .filter(at -> at instanceof BoardTarget.OnFigure figure && !targets.containsKey(figure.slot())
                        && !board.spot(at).equals(behind))
                .isPresent();
        return hidden ? behind.filter(spaces::containsKey).<BoardTarget>map(BoardTarget.OnSpace::new).or(() -> first) : first;
    }

    /** The place of a pick on the board. */
    Optional<BoardTarget> aim(Pick pick) {
        Optional<BoardTarget> figure = keyOf(targets, pick).map(BoardTarget.OnFigure::new);
        Optional<BoardTarget> space = keyOf(spaces, pick).map(BoardTarget.OnSpace::new);
        return figure.or(() -> keyOf(ways, pick)).or(() -> space);
    }

    private static <K> Optional<K> keyOf(Map<K, List<Pick>> about, Pick pick) {
        return about.entrySet().stream().filter(entry -> entry.getValue().contains(pick)).map(Map.Entry::getKey).findFirst();
    }

    /** The exits that can be taken. */
    Set<BoardTarget> open() {
        return ways.keySet();
    }

    /** The symbols over figures that can be chosen: a sword for an attack, a flash for anything else. */
    Map<Integer, Symbol> signs() {
        Map<Integer, Symbol> signs = new LinkedHashMap<>();
        targets.forEach((slot, about) -> signs.put(slot, about.stream().anyMatch(Pick::isBattle) ? Symbol.SWORD : Symbol.LIGHTNING));
        return signs;
    }

    /** The way of a move, from the acting figure's space; empty for other picks. */
    List<BoardSpace> way(Pick pick) {
        List<BoardSpace> way = new ArrayList<>();
        Optional.of(pick.way()).filter(names -> !names.isEmpty()).ifPresent(names -> {
            board.acting().ifPresent(way::add);
            names.forEach(name -> spot(name).ifPresent(way::add));
        });
        return way;
    }

    /** The space of a pick: in the pick's own room, or else in the current room. */
    private Optional<BoardSpace> spot(Pick pick) {
        int of = board.tile(pick.room()).orElse(tile);
        return spots(of).filter(spot -> name(spot).equals(pick.about())).findFirst();
    }

    /** The tiles that a player must see to choose: the current tile, and the tiles of all spaces that can be chosen. */
    Set<Integer> tiles() {
        return Stream.concat(Stream.of(tile), spaces.keySet().stream().map(BoardSpace::tile)).collect(Collectors.toSet());
    }

    /** The space with the given name in the current room. */
    Optional<BoardSpace> spot(String name) {
        return spots(tile).filter(spot -> name(spot).equals(name)).findFirst();
    }

    private Stream<BoardSpace> spots(int of) {
        return board.tiles().isEmpty() ? Stream.of() : IntStream.range(0, plan(of).size()).mapToObj(space -> new BoardSpace(of, space));
    }

    private Plan plan(int number) {
        return board.tiles().get(number).room().plan();
    }

    /** The name of a space. */
    String name(BoardSpace spot) {
        return plan(spot.tile()).name(spot.space());
    }

    /** Moves the cursor between choices. */
    Compass compass() {
        return new Compass(board, spaces.keySet());
    }

    /** Describes the signs and their places, for screen readers. */
    Stream<Sentence> signposted(Signs signs) {
        Stream<Sentence> flags = goals().isEmpty() ? Stream.of()
                : Stream.of(Sentence.of("Flags of the goal, on {spaces}", "spaces", String.join(", ", goals())));
        return Stream.concat(flags, marks().entrySet().stream().map(mark -> Sentence.of("{sign}, on {spaces}", "sign",
                signs.of(mark.getKey()).brief(), "spaces", String.join(", ", mark.getValue()))));
    }

    /** The names of the spaces in the current room where the party works on its next goals. */
    private List<String> goals() {
        return board.goals().stream().filter(spot -> spot.tile() == tile).map(this::name).toList();
    }

    /** The visible marks on the floor of the current room, each with the names of its spaces. */
    Map<String, List<String>> marks() {
        Map<String, List<String>> marks = new LinkedHashMap<>();
        spots(tile).forEach(spot -> board.marks(spot)
                .forEach(mark -> marks.computeIfAbsent(mark, first -> new ArrayList<>()).add(name(spot))));
        return marks;
    }
}
