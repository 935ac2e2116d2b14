package mystics.phase.turn;

import java.util.Optional;
import java.util.OptionalInt;
import mystics.choice.Purpose;
import mystics.choice.Sentence;
import mystics.phase.Notes;
import mystics.phase.capture.Captures;
import mystics.phase.move.MoveDie;
import mystics.phase.move.MovePoints;
import mystics.phase.move.MoveRolled;
import mystics.phase.move.MoveThrow;
import mystics.phase.round.track.TurnBegins;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Line;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.MoveState;

/**
 * A hero's turn from its beginning to its first deed: the movement die is always thrown (MOVE-1). A captured hero may
 * be rescued instead (CAPTURE-4).
 *
 * @param hero the slot of the hero
 */
public record HeroTurnStep(int hero) implements Step {
    private static final Sentence MOVEMENT = Sentence.of("Movement roll");

    private static final String ROLLS = "{hero} rolls to move: {points}";
    private static final String DIE = "die";

    /** The face of the movement die of a line of the log, after every reroll; empty if the line tells of no such die. */
    public static Optional<Integer> die(Line line) {
        return line.text().pattern().equals(ROLLS) ? line.text().value(DIE).map(face -> Integer.valueOf(String.valueOf(face)))
                : Optional.empty();
    }

    @Override
    public void perform(Scene scene) {
        Figure acting = scene.figure(hero);
        Draft draft = scene.draft();
        draft.set(Clock.ACTIONS, 1);
        draft.set(Clock.USED, 0);
        draft.set(Clock.MOVEMENT, 0);
        draft.set(Clock.MOVE_STATE, MoveState.UNUSED.ordinal());
        draft.set(Clock.TURN_OVER, 0);
        Notes.expireFor(scene, acting);
        if (acting.isCaptured()) {
            scene.happened(new TurnBegins(scene, hero));
            if (acting.isCaptured()) {
                Captures.turnOf(scene, acting);
            }
            return;
        }
        scene.tell("ROUND-2", "{hero}'s turn", "hero", acting);
        scene.happened(new TurnBegins(scene, hero));
        if (acting.isActive() && draft.get(Clock.TURN_OVER) == 0) {
            scene.happen(new HeroTakesTurn(acting), taken -> takeTurn(scene, acting));
        }
    }

    private static void takeTurn(Scene scene, Figure hero) {
        rollMovement(scene, hero, "turn");
        if (hero.isActive() && scene.draft().get(Clock.TURN_OVER) == 0) {
            scene.next(new HeroActs(hero.slot()));
        }
    }

    /** Throws the movement die and counts the spaces (MOVE-1, ACT-1); a fixed number needs no die (DICE-3). */
    static void rollMovement(Scene scene, Figure hero, String what) {
        OptionalInt fixed = scene.ask(new MoveThrow(hero, what)).getFixed();
        Dice die = scene.roll(Purpose.MOVE, fixed.isPresent() ? 0 : 1, MOVEMENT);
        if (fixed.isEmpty()) {
            MoveRolled.happen(scene, hero, die, what);
        }
        MovePoints points = scene.ask(new MovePoints(scene, hero, fixed.isPresent() ? fixed.getAsInt() : die.getNumber(), what));
        scene.draft().set(Clock.MOVEMENT, points.points.getDice());
        if (scene.told()) {
            if (fixed.isPresent()) scene.tell("MOVE-1", "{hero} may move: {points}", "hero", hero, "points", points.points);
            else scene.tell("MOVE-1", ROLLS, "hero", hero, "points", points.points, DIE, die.face(0));
        }
        MoveDie.happen(scene, hero, die, what);
    }
}
