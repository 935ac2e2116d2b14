package mystics.phase.turn;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.phase.chapter.Victory;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;

/**
 * One deed of the hero whose turn it is, then the next, until the turn is over (TURN-1).
 *
 * @param hero the slot of the hero
 */
public record HeroActs(int hero) implements Step {
    /** The key of ending the turn. */
    public static final String END = "end";

    @Override
    public void perform(Scene scene) {
        Figure acting = scene.figure(hero);
        Sentence prompt = Sentence.of("What does {hero} do?", "hero", acting);
        HeroActions actions = scene.service(HeroActions.class);
        Optional<HeroTurn.Deed> chosen = scene.await(acting.seat(), prompt, actions.deeds(scene, acting, scene.known(acting.seat(), prompt)));
        if (chosen.isPresent()) {
            chosen.get().run();
            Victory.check(scene);
            if (acting.isActive() && scene.draft().get(Clock.TURN_OVER) == 0) {
                scene.next(chosen.get().then(this));
            }
        }
    }
}
