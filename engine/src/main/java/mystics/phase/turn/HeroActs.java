package mystics.phase.turn;

import java.util.List;
import mystics.choice.Sentence;
import mystics.phase.chapter.story.Victory;
import mystics.rules.Decision;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.Clock;

/**
 * One deed of the hero whose turn it is. The step repeats until the turn is over (TURN-1).
 *
 * @param hero the slot of the hero
 */
public record HeroActs(int hero) implements Decision<HeroTurn.Deed> {
    /** The key of the option that ends the turn. */
    public static final String END = "end";

    @Override
    public Asked<HeroTurn.Deed> asks(Scene scene) {
        Figure acting = scene.figure(hero);
        return new Asked<>(acting.seat(), Sentence.of("What does {hero} do?", "hero", acting),
                isOn(scene, hero) ? scene.service(HeroActions.class).deeds(scene, acting) : List.of());
    }

    /** Whether the turn continues after the deed. A question of the story between two deeds may have ended the turn. */
    static boolean isOn(Scene scene, int hero) {
        return scene.figure(hero).isActive() && scene.draft().get(Clock.TURN_OVER) == 0;
    }

    /** Does nothing, because the turn is already over. */
    @Override
    public void undecided(Scene scene) {
    }

    @Override
    public void decided(Scene scene, HeroTurn.Deed deed) {
        deed.perform(scene);
        Victory.check(scene);
        if (isOn(scene, hero)) {
            scene.next(deed.then(this));
        }
    }
}
