package mystics.editor.board;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import mystics.content.Card;
import mystics.editor.board.BoardEvent.Fall;
import mystics.editor.board.BoardEvent.Find;
import mystics.editor.board.BoardEvent.Gain;
import mystics.editor.board.BoardEvent.Guard;
import mystics.editor.board.BoardEvent.Heal;
import mystics.editor.board.BoardEvent.Hurt;
import mystics.editor.board.BoardEvent.Lunge;
import mystics.editor.board.BoardEvent.Marked;
import mystics.editor.board.BoardEvent.Miss;
import mystics.editor.board.BoardEvent.Roll;
import mystics.editor.board.BoardEvent.Surge;
import mystics.editor.board.BoardEvent.Use;

/** The events between two pictures of a board, one after another, and the position of each figure meanwhile. */
public final class BoardAct {
    /** The distance around an event within which anything may be painted, in tile units. */
    private static final double AROUND = 260;
    private static final double REACH = 0.42;
    /** The poses for which a figure may have a picture. */
    private static final String ATTACKS = "attacks";
    private static final String STRUCK = "struck";
    private static final double SHAKE = 9;
    private static final double STEP_ASIDE = 34;
    private static final double RUN = 300;
    private final List<BoardEvent> events;
    private final Map<Integer, PlacedFigure> before = new LinkedHashMap<>();
    private final Map<Integer, PlacedFigure> after = new LinkedHashMap<>();
    private final BoardPicture last;
    private final Set<Integer> moving;
    private final int lead;

    /**
     * A figure at a moment.
     *
     * @param cover the opacity: 1, or less while the figure vanishes
     */
    record Actor(PlacedFigure placed, double cover) {
    }

    public BoardAct(BoardPicture from, BoardPicture to, List<BoardEvent> events) {
        this.events = List.copyOf(events);
        last = to;
        PlacedFigure.all(from).forEach(placed -> before.put(placed.figure().slot(), placed));
        PlacedFigure.all(to).forEach(placed -> after.put(placed.figure().slot(), placed));
        lead = events.stream().mapToInt(event -> event.span().from()).min().orElse(0);
        moving = moving(events);
    }

    private BoardAct(BoardAct other) {
        last = other.last;
        events = other.events.stream().filter(other::rests).toList();
        before.putAll(other.before);
        after.putAll(other.after);
        lead = other.lead;
        moving = Set.of();
    }

    /**
     * This act as a still picture: every figure stands on its final place. The picture has no darkness, no cheese or token on its way
     * and no name of a card, and shows nothing of a figure that has left the board, because another figure may stand there now.
     */
    public BoardAct still() {
        return new BoardAct(this);
    }

    private boolean rests(BoardEvent event) {
        boolean passes = event instanceof Surge || event instanceof Roll || event instanceof Gain || event instanceof Use
                || event instanceof Marked;
        return !passes && after.keySet().containsAll(event.slots());
    }

    /** The length at a steady pace, in milliseconds. */
    public int length() {
        return events.stream().mapToInt(event -> event.span().from() + event.span().length()).max().orElse(0) - lead;
    }

    /** The events. */
    List<BoardEvent> events() {
        return events;
    }

    /** The card that is found; empty if none is found. */
    public Optional<Card> found() {
        return events.stream().filter(Find.class::isInstance).map(event -> ((Find) event).card()).findFirst();
    }

    /** The time within the events, in milliseconds, at which a share of the act, 0 to 1, is over. */
    double time(double share) {
        return lead + share * length();
    }

    /** The slots of the figures that move during the act. */
    Set<Integer> slots() {
        return moving;
    }

    private static Set<Integer> moving(List<BoardEvent> events) {
        Set<Integer> slots = new HashSet<>();
        for (BoardEvent event : events) {
            if (event instanceof Lunge lunge) {
                slots.add(lunge.by());
            } else if (!isBeside(event)) {
                slots.addAll(event.slots());
            }
        }
        return slots;
    }

    /** Whether an event is painted beside a figure that does not move. */
    private static boolean isBeside(BoardEvent event) {
        return event instanceof Guard || event instanceof Gain || event instanceof Find || event instanceof Roll || event instanceof Use
                || event instanceof Heal || event instanceof Marked;
    }

    /** The current place of a figure; its last place if it has left the board. */
    Optional<PlacedFigure> placed(int slot) {
        return Optional.ofNullable(after.get(slot)).or(() -> Optional.ofNullable(before.get(slot)));
    }

    /** The middle of a figure. */
    Optional<Point2D> middle(int slot) {
        return placed(slot).map(placed -> new Point2D.Double(placed.x(), placed.y() - placed.height() * 0.45));
    }

    /** The boxes around everything that must not be hidden beside a figure, in tile units. */
    List<Rectangle> worth(int slot) {
        return last.figure(slot).map(figure -> last.worth(figure.spot().tile(), new AffineTransform())).orElse(List.of());
    }

    /** The boxes around the signs of flip spaces and the names of all ways, beside the spaces in reach, in tile units. */
    List<Rectangle> signs(Graphics2D g, BoardStyle style, LetterGrowth growth, Set<BoardSpace> reach) {
        WayNames names = WayNames.of(new WayNames.On(last, growth, reach, Set.of(), Uncovered.ALL), PlacedFigure.all(last), g, style);
        return Stream.concat(names.flips().stream(), names.plates().stream()).map(Rectangle2D::getBounds).distinct().toList();
    }

    /** The boxes around spaces, in tile units. */
    List<Rectangle> spaces(Set<BoardSpace> spaces) {
        return spaces.stream().map(spot -> Standing.outline(last.tiles().get(spot.tile()), spot.space()).getBounds()).toList();
    }

    /** The moving figures, as they are at a given moment. */
    List<Actor> actors(double time) {
        List<Actor> actors = new ArrayList<>();
        slots().forEach(slot -> placed(slot).flatMap(placed -> actor(slot, placed, time)).ifPresent(actors::add));
        return actors;
    }

    private Optional<Actor> actor(int slot, PlacedFigure placed, double time) {
        PlacedFigure seen = placed;
        double dx = 0;
        double dy = 0;
        double cover = 1;
        String pose = "";
        for (BoardEvent event : events) {
            double share = event.span().share(time);
            if (event instanceof Lunge lunge && lunge.by() == slot) {
                Point2D reach = towards(placed, lunge.at());
                double out = Math.sin(Math.PI * Math.pow(share, 0.7));
                pose = share > 0 && share < 1 ? ATTACKS : pose;
                dx += reach.getX() * out;
                dy += reach.getY() * out;
            } else if (event instanceof Miss miss && miss.at() == slot) {
                dx += STEP_ASIDE * Math.sin(Math.PI * share);
            } else if (event instanceof Hurt hurt && hurt.at() == slot) {
                seen = share == 0 && before.containsKey(slot) ? at(before.get(slot), seen) : seen;
                pose = share > 0 && share < 1 ? STRUCK : pose;
                dx += SHAKE * (1 - share) * Math.sin(share * 30);
            } else if (event instanceof Fall fall && fall.who() == slot) {
                pose = share > 0 ? STRUCK : pose;
                Point2D away = away(slot, placed);
                dx += away.getX() * share * share * RUN;
                dy += away.getY() * share * share * RUN - 10 * Math.abs(Math.sin(share * 18)) * (share > 0 ? 1 : 0);
                cover = share < 0.6 ? 1 : Math.max(0, 1 - (share - 0.6) / 0.4);
            }
        }
        FigurePicture figure = pose.isEmpty() ? seen.figure() : seen.figure().posed(pose);
        return cover == 0 ? Optional.empty()
                : Optional.of(new Actor(new PlacedFigure(figure, placed.x() + dx, placed.y() + dy, placed.share(), placed.tags()), cover));
    }

    /** A figure that keeps its picture but takes the position of another figure. */
    private static PlacedFigure at(PlacedFigure looks, PlacedFigure place) {
        return new PlacedFigure(looks.figure(), place.x(), place.y(), place.share(), place.tags());
    }

    private Point2D towards(PlacedFigure from, int slot) {
        return placed(slot).map(to -> new Point2D.Double((to.x() - from.x()) * part(from, to), (to.y() - from.y()) * part(from, to)))
                .orElseGet(() -> new Point2D.Double(0, -30));
    }

    /** The share of the way that a lunge covers. The lunge ends short of a near target, and is only one step towards a distant target. */
    private static double part(PlacedFigure from, PlacedFigure to) {
        double far = Math.hypot(to.x() - from.x(), to.y() - from.y());
        return Math.min(REACH, 90 / Math.max(90, far));
    }

    /** The direction in which a figure flees: away from the figure that struck it. */
    private Point2D away(int slot, PlacedFigure placed) {
        Optional<PlacedFigure> foe = events.stream().filter(event -> event instanceof Lunge lunge && lunge.at() == slot)
                .map(event -> ((Lunge) event).by()).findFirst().flatMap(this::placed);
        double dx = foe.map(other -> placed.x() - other.x()).orElse(1.0);
        double dy = foe.map(other -> placed.y() - other.y()).orElse(0.4);
        double length = Math.max(1, Math.hypot(dx, dy));
        return new Point2D.Double(dx / length, dy / length);
    }

    /**
     * The part of the board on which anything is painted; empty if that may be the whole board. The box is empty for a card, because a card
     * is large and is painted wherever there is room.
     */
    public Optional<Rectangle2D> box() {
        Rectangle2D box = null;
        for (BoardEvent event : events) {
            if (event instanceof Surge || event instanceof Roll || event instanceof Find || event instanceof Use) {
                return Optional.empty();
            }
            for (int slot : event.slots()) {
                Optional<Rectangle2D> one = middle(slot).map(at -> new Rectangle2D.Double(at.getX() - AROUND, at.getY() - AROUND,
                        2 * AROUND, 2 * AROUND));
                box = one.isEmpty() ? box : box == null ? one.get() : box.createUnion(one.get());
            }
        }
        return Optional.ofNullable(box);
    }
}
