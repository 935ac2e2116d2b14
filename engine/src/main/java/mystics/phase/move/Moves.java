package mystics.phase.move;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.rules.Space;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.MoveState;

/** Moves and places figures. */
public final class Moves {
    private static final MoveState[] STATES = MoveState.values();

    /** The refusal when the movement of the turn is used up. */
    public static final Refusal MOVEMENT_USED = Refusal.because("the movement of this turn is used", "MOVE-11",
            "A scurry action gives more");

    private Moves() {
    }

    /** The reason why a hero cannot move at all now, or {@link Refusal#NONE}. */
    public static Refusal barred(Scene scene, Figure hero) {
        Refusal refusal = MoveAllowed.barred(scene, hero);
        if (refusal.refused()) {
            return refusal;
        }
        if (state(scene) == MoveState.USED || scene.draft().get(Clock.MOVEMENT) == 0) {
            return MOVEMENT_USED;
        }
        return Refusal.NONE;
    }

    /** The reason why a hero that has not moved yet cannot leave its space because minions hold it (MOVE-10), or {@link Refusal#NONE}. */
    public static Refusal held(Scene scene, Figure hero, Ways ways) {
        if (state(scene) == MoveState.UNUSED && ways.isHeldByCompany()) {
            if ((hero.getRoom().crowd().minions() & hero.getSpace().bit()) == 0) {
                return Refusal.NONE;
            }
            Space space = hero.getSpace();
            int minions = space.getMinions().size();
            int heroes = space.getHeroes().size() + space.getAllies().size();
            if (minions > heroes) {
                return Refusal.because(Sentence.of("{n} minions hold {m} here", "n", minions, "m", heroes), "MOVE-10",
                        Sentence.of("Defeat one, or bring another mouse here"));
            }
        }
        return Refusal.NONE;
    }

    /** The state of the acting hero's move. */
    public static MoveState state(Scene scene) {
        return STATES[scene.draft().get(Clock.MOVE_STATE)];
    }

    /** The spaces that the acting hero can reach with the movement that is left. */
    public static Reach reach(Scene scene, Figure hero, Ways ways) {
        return Reach.of(ways, hero.getSpace().index(), scene.draft().get(Clock.MOVEMENT), state(scene) == MoveState.UNUSED);
    }

    /**
     * Moves a hero along a way, step by step, as far as the rules allow. The argument {@code ways} holds the ways from the hero's current
     * space.
     */
    public static void along(Scene scene, Figure hero, Ways ways, List<Integer> path) {
        Ways here = ways;
        for (int i = 0; i < path.size() && step(scene, hero, here, hero.getRoom().space(path.get(i))); i++) {
            if (i + 1 < path.size()) {
                here = here.afterStep(scene);
            }
        }
        if (hero.isActive()) {
            MoveEnds.happen(scene, hero);
        }
    }

    /** Performs one step of a hero and returns whether the movement continues. */
    private static boolean step(Scene scene, Figure hero, Ways ways, Space to) {
        Space from = hero.getSpace();
        Draft draft = scene.draft();
        boolean whole = (ways.whole(from.index()) >> to.index() & 1) != 0;
        int price = whole ? draft.get(Clock.MOVEMENT) : (ways.dear(from.index()) >> to.index() & 1) != 0 ? ways.climb() : 1;
        long open = ways.next(from.index()) & ~ways.bars();
        if ((open >> to.index() & 1) == 0 || price > draft.get(Clock.MOVEMENT)) {
            return false;
        }
        draft.set(Clock.MOVEMENT, draft.get(Clock.MOVEMENT) - price);
        draft.set(Clock.MOVE_STATE, MoveState.MOVING.ordinal());
        if (!Stepping.step(scene, hero, from, to)) {
            return false;
        }
        if (scene.told()) {
            scene.tell("MOVE-2", "{hero} moves to {space}", "hero", hero, "space", to);
        }
        if (SpaceEntered.stops(scene, hero, from, to) || (ways.stops() >> to.index() & 1) != 0) {
            useUp(scene);
        }
        return hero.isActive() && draft.get(Clock.MOVEMENT) > 0 && draft.get(Clock.TURN_OVER) == 0;
    }

    /** Uses up the acting hero's movement. */
    public static void useUp(Scene scene) {
        scene.draft().set(Clock.MOVEMENT, 0);
        scene.draft().set(Clock.MOVE_STATE, MoveState.USED.ordinal());
    }

    /** Puts a figure on a space without moving it there. */
    public static void place(Scene scene, Figure figure, Space space) {
        scene.draft().place(figure.slot(), figure.getKindNumber(), space.getRoom().number(), space.index());
        scene.happened(new Placed(figure, space));
    }

    /**
     * Puts a figure on a space, or on the first of the nearest spaces of the room that have room for it (MOVE-7, MOVE-8). A figure that
     * already stands on the space stays there.
     *
     * @throws IllegalStateException if the whole room is full
     */
    public static void placeNear(Scene scene, Figure figure, Space wanted) {
        boolean free = figure.isActive() && figure.getSpace().equals(wanted) || wanted.hasRoom(figure.size());
        place(scene, figure, free ? wanted : nearestWithRoom(scene, wanted, figure).get(0));
    }

    /** Whether a figure can be put on a space: there is room for it (MOVE-7, MOVE-8), and no rule keeps it out. */
    public static boolean fits(Scene scene, Figure figure, Space space) {
        return space.hasRoom(figure.size())
                && (scene.silent(PlaceAllowed.class, figure) || !scene.allowed(new PlaceAllowed(figure, space)).refused());
    }

    /**
     * The spaces with room for a figure that are nearest to another space, measured by the figure's own way of moving. Spaces that the
     * figure cannot reach count as the farthest.
     *
     * @throws IllegalStateException if the whole room is full
     */
    public static List<Space> nearestWithRoom(Scene scene, Space wanted, Figure figure) {
        List<Space> open = new ArrayList<>(wanted.getRoom().getSpaces());
        open.removeIf(space -> !fits(scene, figure, space));
        ToIntFunction<Space> far = space -> wanted.equals(space) ? 0 : Math.min(Reach.FAR, wanted.steps(space, figure));
        int nearest = open.stream().mapToInt(far).min()
                .orElseThrow(() -> new IllegalStateException("No space of " + wanted.getRoom() + " has room"));
        open.removeIf(space -> far.applyAsInt(space) != nearest);
        return open;
    }
}
