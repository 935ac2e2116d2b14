package mystics.phase.turn;

import java.util.List;
import mystics.choice.Sentence;
import mystics.phase.chapter.Victory;
import mystics.play.Procedure;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.table.Clock;

/** One deed of the hero whose turn it is, then the next, until the turn is over (TURN-1). */
public final class HeroActsProcedure implements Procedure<HeroActs> {
    /** The key of ending the turn. */
    public static final String END = "end";
    private final HeroAction[] actions;

    /** A procedure that offers these kinds of actions, in this order. */
    public HeroActsProcedure(List<HeroAction> actions) {
        this.actions = actions.toArray(HeroAction[]::new);
    }

    @Override
    public void perform(Scene scene, HeroActs step) {
        Figure hero = scene.figure(step.hero());
        HeroTurn turn = HeroTurn.asked(hero);
        gather(scene, turn);
        turn.option(END, "End the turn", "", () -> Actions.endTurn(scene));
        Sentence prompt = Sentence.of("What does {hero} do?", "hero", hero);
        scene.choose(hero.seat(), prompt, turn.deeds()).run();
        Victory.check(scene);
        if (hero.isActive() && scene.draft().get(Clock.TURN_OVER) == 0) {
            scene.next(step);
        }
    }

    private void gather(Scene scene, HeroTurn turn) {
        for (HeroAction action : actions) {
            action.offer(scene, turn);
        }
        scene.ask(turn);
    }

    /** Why what is not offered to a hero now is not possible. */
    public List<Refusal> whyNot(Scene scene, Figure hero) {
        HeroTurn turn = HeroTurn.explained(hero);
        gather(scene, turn);
        CardsExplained.explain(scene, turn);
        return turn.refusals();
    }
}
