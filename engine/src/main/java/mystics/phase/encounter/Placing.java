package mystics.phase.encounter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.content.Attack;
import mystics.content.MinionCard;
import mystics.content.Size;
import mystics.phase.move.Moves;
import mystics.phase.move.Reach;
import mystics.rules.Figure;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;
import mystics.rules.Space;

/**
 * Places arriving minions (PLACE-1 to PLACE-7). Small ranged minions are placed far from the heroes, large ones near them, and small melee
 * ones are spread evenly.
 */
public final class Placing {
    /** The prompt of the question that asks where to place a minion if several spaces are equally good (PLACE-5). */
    public static final String ARRIVING = "Where does the next {minion} arrive?";
    private static final String ENTRY = "entry";

    private final Scene scene;
    private final RoomInPlay room;
    private final List<Space> entries;
    private final int[] arrived = new int[64];
    private Optional<Space> together = Optional.empty();
    private int archersLeft;

    private Placing(Scene scene, RoomInPlay room) {
        this.scene = scene;
        this.room = room;
        this.entries = room.drawn(ENTRY);
    }

    /** Places minions on the entries of a room. No minions come to a room that is not face up. */
    static List<Figure> place(Scene scene, RoomInPlay room, Map<String, Integer> minions) {
        if (!room.isUp()) {
            return List.of();
        }
        List<int[]> figures = Arrival.figures(scene, minions);
        figures.sort(Comparator.comparingInt(pair -> order(scene.box().minion(pair[1]))));
        Placing placing = new Placing(scene, room);
        placing.archersLeft = (int) figures.stream().filter(pair -> order(scene.box().minion(pair[1])) == 0).count();
        List<Figure> placed = new ArrayList<>();
        for (int[] pair : figures) {
            placed.add(placing.put(pair[0], pair[1]));
        }
        return placed;
    }

    /**
     * Places a minion on a named space, or on one of the nearest spaces with room. Returns a list of one, or an empty
     * list if no figure is left.
     */
    static List<Figure> placeAt(Scene scene, Space wanted, String minion) {
        if (!wanted.getRoom().isUp()) {
            return List.of();
        }
        Placing placing = new Placing(scene, wanted.getRoom());
        List<Figure> placed = new ArrayList<>();
        for (int[] pair : Arrival.figures(scene, Map.of(minion, 1))) {
            Figure figure = scene.figure(pair[0]);
            scene.draft().setKind(pair[0], pair[1]);
            Moves.place(scene, figure, placing.pickAsked(Moves.nearestWithRoom(scene, wanted, figure), figure));
            placed.add(figure);
        }
        return placed;
    }

    private static int order(MinionCard card) {
        return card.size() == Size.LARGE ? 1 : card.attack() == Attack.RANGED ? 0 : 2;
    }

    private Figure put(int slot, int kind) {
        MinionCard card = scene.box().minion(kind);
        Figure figure = scene.figure(slot);
        scene.draft().setKind(slot, kind);
        List<Space> open = new ArrayList<>(entries);
        open.removeIf(space -> !Moves.fits(scene, figure, space));
        Space space = open.isEmpty() ? overflow(figure)
                : order(card) == 0 ? archer(first(figure, open), card) : pick(first(figure, open), card);
        arrived[space.index()]++;
        Moves.place(scene, figure, space);
        return figure;
    }

    /** The entries that are equally good for a minion of this kind. */
    private List<Space> first(Figure figure, List<Space> open) {
        List<Space> leastCrowded = least(open, entry -> arrived[entry.index()]);
        List<Space> first = switch (order(figure.minionCard())) {
            case 0 -> farthest(open, figure);
            case 1 -> least(empty(open), entry -> toHeroes(entry, figure));
            default -> least(leastCrowded, entry -> toHeroes(entry, figure));
        };
        return scene.ask(new EntrySought(figure, open, leastCrowded, first)).getFirst();
    }

    /** The entries with no figure on them; all entries if each of them has a figure (PLACE-3). */
    private static List<Space> empty(List<Space> open) {
        List<Space> empty = new ArrayList<>(open);
        empty.removeIf(space -> space.getFigures().stream().anyMatch(figure -> figure.size() != Size.NONE));
        return empty.isEmpty() ? open : empty;
    }

    /**
     * Places a small ranged minion on the same space as the first of its kind, as long as there is room (PLACE-2). The party chooses one
     * space for all small ranged minions.
     */
    private Space archer(List<Space> first, MinionCard card) {
        Space space = together.filter(first::contains).orElseGet(() -> archersLeft > 1
                ? scene.choose(Seat.PARTY, Sentence.of("Where do the {minions} arrive, all together?", "minions", card.name()), first)
                : pick(first, card));
        together = Optional.of(space);
        archersLeft--;
        return space;
    }

    /** The entries in a special area outlined in red; otherwise the entries farthest from the heroes (PLACE-2). */
    private List<Space> farthest(List<Space> open, Figure figure) {
        List<Space> outlined = new ArrayList<>(open);
        outlined.removeIf(space -> !space.isSpecial() || room.plan().acrossRed(space.index()) == 0);
        return least(outlined.isEmpty() ? open : outlined, space -> -toHeroes(space, figure));
    }

    /** If every entry is full, the nearest space that is not full is used (PLACE-7). */
    private Space overflow(Figure figure) {
        List<Space> around = entries.isEmpty() ? room.getSpaces() : entries;
        List<Space> best = new ArrayList<>();
        int nearest = Reach.FAR;
        for (Space entry : around) {
            List<Space> near = Moves.nearestWithRoom(scene, entry, figure);
            int steps = entry.steps(near.get(0), figure);
            if (steps < nearest) {
                nearest = steps;
                best.clear();
            }
            if (steps == nearest) {
                near.stream().filter(space -> !best.contains(space)).forEach(best::add);
            }
        }
        return pickAsked(best, figure);
    }

    /** Lets the rules speak about equally good spaces that are no free entries, and then the party choose among those that are left. */
    private Space pickAsked(List<Space> equal, Figure figure) {
        List<Space> first = equal.size() == 1 ? equal : scene.ask(new EntrySought(figure, equal, equal, equal)).getFirst();
        return pick(first, figure.minionCard());
    }

    /** Lets the party choose among equally good spaces (PLACE-5). */
    private Space pick(List<Space> equal, MinionCard card) {
        return scene.choose(Seat.PARTY, Sentence.of(ARRIVING, "minion", card.one()), equal);
    }

    /** The distance of a space from the nearest hero, as the arriving figure would walk it. */
    private int toHeroes(Space space, Figure figure) {
        int nearest = Reach.FAR;
        for (Figure hero : figure.getFoes()) {
            nearest = Math.min(nearest, hero.getRoom().equals(room) ? hero.getSpace().steps(space, figure) : Reach.FAR);
        }
        return nearest;
    }

    private static List<Space> least(List<Space> spaces, ToIntFunction<Space> measure) {
        int least = spaces.stream().mapToInt(measure).min().orElse(0);
        List<Space> found = new ArrayList<>(spaces);
        found.removeIf(space -> measure.applyAsInt(space) != least);
        return found;
    }
}
