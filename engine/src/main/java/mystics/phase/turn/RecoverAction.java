package mystics.phase.turn;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;

/** Recover: remove a condition (COND-1 to COND-3). The mark's own rule determines the effect of the action on the mark. */
public final class RecoverAction implements HeroAction {
    private static final String WORD = "recover:";
    private static final Refusal HEALTHY = Refusal.because("there is nothing to recover from", "COND-3", "Be glad");

    @Override
    public String title() {
        return "Recover";
    }

    @Override
    public int place() {
        return 40;
    }

    @Override
    public Optional<ActionKind> kind() {
        return Optional.of(ActionKind.RECOVER);
    }

    @Override
    public void offer(Scene scene, HeroTurn turn) {
        Figure hero = turn.hero;
        Refusal barred = Actions.barred(scene, hero, ActionKind.RECOVER);
        if (barred.refused() && !turn.isExplained()) {
            return;
        }
        List<RecoverChoices.Mark> marks = choices(scene, hero);
        if (marks.isEmpty()) {
            turn.bar("Recover", HEALTHY);
        } else if (barred.refused()) {
            turn.bar("Recover", barred);
        } else {
            for (int i = 0; i < marks.size(); i++) {
                turn.option(new Recovery(hero.slot(), turn.unlike(WORD + marks.get(i).mark()), marks.get(i).words(), i));
            }
        }
    }

    private static List<RecoverChoices.Mark> choices(Scene scene, Figure hero) {
        return scene.silent(RecoverChoices.class, hero) ? List.of() : scene.ask(new RecoverChoices(hero)).marks();
    }

    /**
     * One of the recoveries that marks offer.
     *
     * @param from the name of the recovery
     * @param place the index of the recovery among those that marks offer
     */
    private record Recovery(int hero, String key, Sentence from, int place) implements HeroTurn.Deed {
        @Override
        public Sentence words() {
            return Sentence.of("Recover: {what}", "what", from);
        }

        @Override
        public Sentence hint() {
            return ActionKind.RECOVER.price();
        }

        @Override
        public void perform(Scene scene) {
            recover(scene, scene.figure(hero), place);
        }
    }

    /** A hero chooses one of the recoveries that marks offer, and recovers. */
    private static void recover(Scene scene, Figure hero, int place) {
        Runnable doing = choices(scene, hero).get(place).doing();
        Actions.perform(scene, hero, ActionKind.RECOVER, doing);
    }
}
