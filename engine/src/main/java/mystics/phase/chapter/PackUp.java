package mystics.phase.chapter;

import mystics.rules.Scene;
import mystics.rules.Step;

/**
 * In a campaign, a lost chapter is tried again or left behind (END-2), and the heroes put away the cards that they do
 * not keep (CAMP-2).
 */
public record PackUp() implements Step {
    @Override
    public void perform(Scene scene) {
        PackingUp.after(scene, scene.draft().outcome());
    }
}
