package mystics.phase.wheel;

import mystics.phase.Phase;
import mystics.phase.wheel.surge.Surge;
import mystics.phase.wheel.surge.Surging;

/** Cheese, the minion wheel, the hourglass and surges (SURGE). */
public final class WheelPhase extends Phase {
    /** Lists the parts of the phase, with the moments and steps of each part. */
    public WheelPhase() {
        part("Cheese, the wheel and the hourglass");
        moment(CheeseGained.class); // a hero gains cheese
        moment(CheeseLost.class); // a hero loses cheese
        moment(CheeseOnWheel.class); // cheese for the minions
        step(Surge.class); // the wheel is full
        moment(SurgeBegins.class); // before the hourglass moves
        moment(PageTurned.class); // the hourglass moves on
        moment(Surging.class); // minions come
        moment(ChapterEndMoved.class); // the end comes later
    }

    @Override
    protected void configure() {
        super.configure();
        bind(FullWheel.class).toInstance(Surge::new);
    }
}
