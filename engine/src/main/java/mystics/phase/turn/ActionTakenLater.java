package mystics.phase.turn;

import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Step;

/**
 * The end of an action about which rules speak: at once, or when the passages that the action has told are answered (STORY-2). So no
 * question of a rule comes between the question of a page and the text that follows the answer.
 *
 * @param hero the slot of the hero
 * @param action the kind of action
 */
public record ActionTakenLater(int hero, String action) implements Step {
    @Override
    public void perform(Scene scene) {
        Figure acting = scene.figure(hero);
        if (acting.isActive() && Actions.isTurnOf(scene, acting)) {
            scene.happened(new ActionTaken(acting, action));
        }
    }
}
