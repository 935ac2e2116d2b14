package mystics.phase.explore;

import java.util.ArrayList;
import java.util.Optional;
import java.util.List;
import mystics.choice.Sentence;
import mystics.geometry.PlanExit;
import mystics.phase.Notes;
import mystics.phase.turn.ActionKind;
import mystics.phase.turn.Actions;
import mystics.phase.turn.HeroAction;
import mystics.phase.turn.HeroTurn;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.RoomInPlay;
import mystics.rules.Scene;

/** The explore action: every way out from where the hero stands (ACT-5, EXPLORE-1 to EXPLORE-6). */
public final class ExploreAction implements HeroAction {
    private static final String WORD = "explore:";
    private static final Sentence BACK = Sentence.of("an action, back to where you have been");
    private static final Refusal MINIONS_HERE = Refusal.because("minions are on this tile", "EXPLORE-1", "Defeat them first");

    @Override
    public String title() {
        return "Explore";
    }

    @Override
    public int place() {
        return 50;
    }

    @Override
    public Optional<ActionKind> kind() {
        return Optional.of(ActionKind.EXPLORE);
    }

    @Override
    public void offer(Scene scene, HeroTurn turn) {
        Figure hero = turn.hero;
        Refusal barred = barred(scene, hero);
        if (barred.refused()) {
            turn.bar("Explore", barred);
            return;
        }
        List<WayOut> ways = ways(scene, hero, turn);
        for (WayOut way : ways) {
            ExploreAllowed allowed = new ExploreAllowed(hero, way);
            Refusal refusal = scene.allowed(allowed);
            if (refusal.refused()) {
                turn.bar(Sentence.of("Explore {room}", "room", way.to()), refusal);
            } else {
                turn.option(new ByWay(hero.slot(), turn.unlike(WORD + way.key()), way));
            }
        }
        if (ways.isEmpty() && turn.isExplained()) {
            turn.bar("Explore", "no way out here", "EXPLORE-2", "Stand on a space next to an exit, or on a flip space");
        }
    }

    /** Why a hero cannot explore any way now, or {@link Refusal#NONE} (EXPLORE-1). */
    static Refusal barred(Scene scene, Figure hero) {
        Refusal barred = Actions.barred(scene, hero, ActionKind.EXPLORE);
        return !barred.refused() && tileHasMinions(scene, hero) ? MINIONS_HERE : barred;
    }

    private static boolean tileHasMinions(Scene scene, Figure hero) {
        int tile = hero.getRoom().number() >> 1;
        List<Figure> minions = scene.minions();
        for (int i = 0; i < minions.size(); i++) {
            if (minions.get(i).getRoom().number() >> 1 == tile) {
                return true;
            }
        }
        return false;
    }

    private static List<WayOut> ways(Scene scene, Figure hero, HeroTurn turn) {
        List<WayOut> ways = new ArrayList<>();
        RoomInPlay room = hero.getRoom();
        for (PlanExit exit : room.plan().exits()) {
            if ((exit.spaces() & hero.getSpace().bit()) != 0) {
                Exploring.through(scene, room, exit).ifPresentOrElse(ways::add,
                        () -> turn.bar(Sentence.of("Explore {room}", "room", exit.edge()), WaysOut.NO_MEETING));
            }
        }
        if ((room.plan().marked(WaysOut.FLIP) & hero.getSpace().bit()) != 0) {
            ways.add(Exploring.over(scene, room, hero.getSpace()));
        }
        return ways;
    }

    /** One way out; it is a decision for the whole party. */
    private record ByWay(int hero, String key, WayOut way) implements HeroTurn.Deed {
        @Override
        public Sentence words() {
            return Sentence.of("Explore {room}", "room", way.to());
        }

        @Override
        public Sentence hint() {
            return way.to().count(Notes.EXPLORED) > 0 ? BACK : ActionKind.EXPLORE.price();
        }

        @Override
        public boolean isForParty() {
            return true;
        }

        @Override
        public void perform(Scene scene) {
            explore(scene, scene.figure(hero), way.key());
        }
    }

    private static void explore(Scene scene, Figure hero, String key) {
        WayOut chosen = ways(scene, hero, HeroTurn.asked(hero)).stream().filter(way -> way.key().equals(key)).findFirst().orElseThrow();
        Actions.perform(scene, hero, ActionKind.EXPLORE, () -> Exploring.explore(scene, hero, chosen));
    }
}
