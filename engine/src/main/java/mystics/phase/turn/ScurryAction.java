package mystics.phase.turn;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.phase.move.MoveAllowed;
import mystics.phase.move.Moves;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;
import mystics.table.MoveState;

/** Scurry: a new movement after the turn's own movement has been used up (ACT-1). */
public final class ScurryAction implements HeroAction {
    private static final String WORD = "scurry";
    private static final Refusal MOVE_FIRST = Refusal.because("this turn's movement has not been used yet", "ACT-1", "Move first");
    private static final Sentence WORDS = Sentence.of("Scurry");
    private static final Sentence AGAIN = Sentence.of("an action: roll and move again");

    @Override
    public String title() {
        return "Scurry";
    }

    @Override
    public int place() {
        return 60;
    }

    @Override
    public Optional<ActionKind> kind() {
        return Optional.of(ActionKind.SCURRY);
    }

    @Override
    public boolean isPointless(Scene scene, Figure hero) {
        return Moves.state(scene) == MoveState.UNUSED;
    }

    @Override
    public void offer(Scene scene, HeroTurn turn) {
        Figure hero = turn.hero;
        Refusal barred = barred(scene, hero);
        if (barred.refused()) {
            turn.bar("Scurry", barred);
            return;
        }
        turn.option(new Scurry(hero.slot()));
    }

    private static Refusal barred(Scene scene, Figure hero) {
        Refusal barred = Actions.barred(scene, hero, ActionKind.SCURRY);
        if (barred.refused()) {
            return barred;
        }
        Refusal standing = MoveAllowed.barred(scene, hero);
        if (standing.refused()) {
            return standing;
        }
        return Moves.state(scene) == MoveState.UNUSED ? MOVE_FIRST : Refusal.NONE;
    }

    /** The first part of a scurry: its die is rolled. The scurry continues, as the same action, to the last space (TURN-3). */
    record Scurry(int slot) implements HeroTurn.Deed {
        @Override
        public String key() {
            return WORD;
        }

        @Override
        public Sentence words() {
            return WORDS;
        }

        @Override
        public Sentence hint() {
            return AGAIN;
        }

        @Override
        public void perform(Scene scene) {
            Figure hero = scene.figure(slot);
            Actions.begin(scene, hero, ActionKind.SCURRY);
            scene.tell("ACT-1", "{hero} scurries", "hero", hero);
            scene.draft().set(Clock.MOVE_STATE, MoveState.UNUSED.ordinal());
            HeroTurnStep.rollMovement(scene, hero, WORD);
        }

        @Override
        public Step then(Step usual) {
            return new HeroScurries(slot);
        }
    }
}
