package mystics.phase.turn;

import java.util.Optional;
import mystics.phase.Notes;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.rules.Tally;
import mystics.table.Clock;
import mystics.table.MoveState;

/**
 * The actions that a hero has left in its turn, and their use (TURN-1 to TURN-4). Each question of a turn calls these methods for each kind
 * of action. To save a twelfth of the memory that a decision takes, a moment is made only if a rule could speak at it.
 */
public final class Actions {
    private static final Refusal ACTION_USED = Refusal.because("the action of this turn is used", "TURN-1", "Wait for the next turn");
    private static final Refusal DONE_THIS_TURN = Refusal.because("it has been done this turn", "TURN-3", "Once a turn; wait for the next");
    private static final Refusal ABILITY_USED = Refusal.because("an ability card has been used in this turn", "TURN-4",
            "Wait for the next card's turn");

    private Actions() {
    }

    /** The reason why a hero cannot do an action of a kind now, or {@link Refusal#NONE}. */
    public static Refusal barred(Scene scene, Figure hero, ActionKind kind) {
        return barred(scene, hero, kind.word());
    }

    /** The reason why a hero cannot do an action of a kind now, or {@link Refusal#NONE}. */
    public static Refusal barred(Scene scene, Figure hero, String kind) {
        if (scene.draft().get(Clock.ACTIONS) < price(scene, hero, kind)) {
            return ACTION_USED;
        }
        return scene.silent(ActionAllowed.class, hero) ? Refusal.NONE : scene.allowed(ActionAllowed.action(hero, kind));
    }

    /** The number of a hero's actions that a kind of action uses up now, with the reasons (TURN-1). */
    public static Tally price(Scene scene, Figure hero, ActionKind kind) {
        return scene.ask(new ActionPrice(hero, kind.word())).price;
    }

    private static int price(Scene scene, Figure hero, String kind) {
        return scene.silent(ActionPrice.class, hero) ? ActionPrice.USUAL
                : scene.ask(new ActionPrice(hero, kind)).price.getDice();
    }

    /** The reason why a hero cannot do a free deed now, or {@link Refusal#NONE}. */
    public static Refusal barredFree(Scene scene, Figure hero, ActionKind kind) {
        if (hasUsed(scene, kind)) {
            return DONE_THIS_TURN;
        }
        return barredFree(scene, hero, kind.word());
    }

    /** The reason why rules forbid a hero a free deed now, regardless of the limit of once a turn, or {@link Refusal#NONE}. */
    public static Refusal barredFree(Scene scene, Figure hero, String kind) {
        return scene.silent(ActionAllowed.class, hero) ? Refusal.NONE : scene.allowed(ActionAllowed.free(hero, kind));
    }

    /** Whether the acting hero has used a kind of action this turn. */
    public static boolean hasUsed(Scene scene, ActionKind kind) {
        return (scene.draft().get(Clock.USED) & kind.bit()) != 0;
    }

    /** Whether the acting hero has done an action of this kind this turn. */
    public static boolean hasDone(Scene scene, Figure hero, ActionKind kind) {
        return kind == ActionKind.SPECIAL ? Notes.has(scene, Notes.SPECIAL_DONE, hero) : hasUsed(scene, kind);
    }

    /** The acting hero uses a free action. */
    public static void useFree(Scene scene, ActionKind kind) {
        scene.draft().set(Clock.USED, scene.draft().get(Clock.USED) | kind.bit());
    }

    /** The acting hero performs an action. The action is used up and carried out, and then the rules may speak about it. */
    public static void perform(Scene scene, Figure hero, ActionKind kind, Runnable doing) {
        begin(scene, hero, kind);
        doing.run();
        finish(scene, hero, kind);
    }

    /** The acting hero begins an action, which then counts as used up. A move in progress ends (MOVE-11). */
    static void begin(Scene scene, Figure hero, ActionKind kind) {
        scene.draft().set(Clock.ACTIONS, scene.draft().get(Clock.ACTIONS) - price(scene, hero, kind.word()));
        scene.draft().set(Clock.USED, scene.draft().get(Clock.USED) | kind.bit());
        if (kind == ActionKind.SPECIAL) {
            Notes.set(scene, Notes.SPECIAL_DONE, hero.holder(), 1);
        }
        if (scene.draft().get(Clock.MOVE_STATE) == MoveState.MOVING.ordinal()
                && scene.allowed(new MoveCutShort(hero, kind.word())) == Refusal.NONE) {
            mystics.phase.move.Moves.useUp(scene);
        }
    }

    /** The acting hero finishes an action, and then the rules may speak about it. They wait for the answers to the action's passages. */
    static void finish(Scene scene, Figure hero, ActionKind kind) {
        ActionTakenLater over = new ActionTakenLater(hero.slot(), kind.word());
        if (scene.hasFollowUp()) scene.followUp(over);
        else over.perform(scene);
    }

    /** The hero whose turn it is; empty in the turn of minions and between turns. */
    public static Optional<Figure> acting(Scene scene) {
        int turn = scene.draft().get(Clock.TURN) - 1;
        return turn >= 0 && turn < scene.box().heroCount() ? Optional.of(scene.figure(turn)) : Optional.empty();
    }

    /** Whether it is this hero's turn and the turn is not over. */
    public static boolean isTurnOf(Scene scene, Figure hero) {
        return scene.draft().get(Clock.TURN) == hero.slot() + 1 && scene.draft().get(Clock.TURN_OVER) == 0;
    }

    /** Gives the acting hero another action. */
    public static void grant(Scene scene) {
        scene.draft().set(Clock.ACTIONS, scene.draft().get(Clock.ACTIONS) + 1);
    }

    /** Ends the turn at once. Unused movement and unused actions are lost (TURN-5). */
    public static void endTurn(Scene scene) {
        scene.draft().set(Clock.TURN_OVER, 1);
    }

    /**
     * Why a hero cannot use an ability card now, or {@link Refusal#NONE}. Only one ability card can be used in the turn of each initiative
     * card (TURN-4).
     */
    public static Refusal barredAbility(Scene scene, Figure hero) {
        if (Notes.has(scene, Notes.ABILITY_USED, hero)) {
            return ABILITY_USED;
        }
        return Refusal.NONE;
    }
}
