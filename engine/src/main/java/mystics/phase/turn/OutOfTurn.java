package mystics.phase.turn;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.phase.move.MoveAllowed;
import mystics.phase.move.Moves;
import mystics.phase.move.Reach;
import mystics.phase.move.Ways;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Space;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.MoveState;

/**
 * A deed that a rule allows a hero to do at once, even in the turn of another figure: an action, or a few spaces of movement. The turn in
 * progress is set aside during the deed, so that its movement and actions stay the same. A rule that ends a turn at once (TURN-5) ends only
 * the inserted turn.
 */
public final class OutOfTurn {
    private static final List<Clock> TURN = List.of(Clock.MOVEMENT, Clock.MOVE_STATE, Clock.ACTIONS, Clock.USED, Clock.TURN_OVER);
    private static final Option STAY = Option.of("stay", "Stay here");

    private OutOfTurn() {
    }

    /** Whether a hero could do an action of one of these kinds at once. A scurry is possible even without an earlier movement. */
    public static boolean canAct(Scene scene, Figure hero, Set<ActionKind> kinds) {
        return aside(scene, hero, () -> !deeds(scene, hero, kinds).isEmpty());
    }

    /** A hero chooses an action of one of these kinds and does it at once. The caller has checked that such an action is possible. */
    public static void act(Scene scene, Figure hero, Set<ActionKind> kinds) {
        aside(scene, hero, () -> {
            HeroTurn.Deed deed = scene.choose(hero.seat(), Sentence.of("What does {hero} do at once?", "hero", hero),
                    deeds(scene, hero, kinds));
            deed.perform(scene);
            if (hero.isActive() && scene.draft().get(Clock.MOVEMENT) > 0 && !Moves.barred(scene, hero).refused()
                    && !Moves.held(scene, hero, Ways.of(scene, hero)).refused()) {
                walk(scene, hero);
            }
            if (deed instanceof ScurryAction.Scurry) {
                Actions.finish(scene, hero, ActionKind.SCURRY);
            }
            return hero;
        });
    }

    /** A hero may move at once, by at most the given number of points. Minions do not hold the hero (MOVE-10 does not apply). */
    public static void move(Scene scene, Figure hero, int points) {
        aside(scene, hero, () -> {
            scene.draft().set(Clock.MOVEMENT, points);
            scene.draft().set(Clock.MOVE_STATE, MoveState.UNUSED.ordinal());
            walk(scene, hero);
            return hero;
        });
    }

    private static List<HeroTurn.Deed> deeds(Scene scene, Figure hero, Set<ActionKind> kinds) {
        HeroTurn turn = HeroTurn.asked(hero);
        for (HeroAction action : scene.service(HeroActions.class).outOfTurn(kinds)) {
            action.offer(scene, turn);
        }
        return turn.deeds();
    }

    private static void walk(Scene scene, Figure hero) {
        Draft draft = scene.draft();
        while (hero.isActive() && draft.get(Clock.MOVEMENT) > 0 && draft.get(Clock.TURN_OVER) == 0
                && !MoveAllowed.barred(scene, hero).refused()) {
            Ways ways = Ways.of(scene, hero);
            Reach reach = Moves.reach(scene, hero, ways);
            List<Option> open = new ArrayList<>(hero.getRoom().spaces(reach.spaces()));
            open.add(STAY);
            Option chosen = scene.choose(hero.seat(), Sentence.of("Where does {hero} move?", "hero", hero), open);
            if (!(chosen instanceof Space space)) {
                return;
            }
            Moves.along(scene, hero, ways, reach.path(space.index()));
        }
    }

    /**
     * Does something in an inserted turn with one action and no movement. The turn in progress then goes on, unless it was the hero's own
     * turn and is over.
     */
    private static <T> T aside(Scene scene, Figure hero, Supplier<T> doing) {
        Draft draft = scene.draft();
        Map<Clock, Integer> kept = new EnumMap<>(Clock.class);
        TURN.forEach(clock -> kept.put(clock, draft.get(clock)));
        TURN.forEach(clock -> draft.set(clock, 0));
        draft.set(Clock.ACTIONS, 1);
        draft.set(Clock.MOVE_STATE, MoveState.USED.ordinal());
        T done = doing.get();
        boolean over = draft.get(Clock.TURN_OVER) == 1 && draft.get(Clock.TURN) == hero.slot() + 1;
        kept.forEach(draft::set);
        if (over || isActingGone(scene)) {
            Actions.endTurn(scene);
        }
        return done;
    }

    private static boolean isActingGone(Scene scene) {
        int acting = scene.draft().get(Clock.TURN) - 1;
        return acting >= 0 && acting < scene.box().heroCount() && !scene.draft().onBoard(acting);
    }
}
