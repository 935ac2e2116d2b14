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
import mystics.rules.Tally;

/** The explore action, with every way out from the hero's space (ACT-5, EXPLORE-1 to EXPLORE-6). */
public final class ExploreAction implements HeroAction {
    private static final String WORD = "explore:";
    private static final Sentence BACK = Sentence.of("an action, back to where you have been");
    private static final Sentence FREE = Sentence.of("no action");
    private static final Sentence FREE_BACK = Sentence.of("no action, back to where you have been");
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
        Refusal barred = Actions.barred(scene, hero, ActionKind.EXPLORE);
        if (!barred.refused() && isBookish(scene, hero) && !hero.getRoom().getMinions().isEmpty()) {
            barred = MINIONS_HERE;
        }
        if (barred.refused()) {
            turn.bar("Explore", barred);
            return;
        }
        List<WayOut> ways = ways(scene, hero, turn);
        for (WayOut way : ways) {
            Refusal hindered = hindered(scene, hero, way);
            Refusal refusal = hindered.refused() ? hindered : closed(scene, hero, way);
            if (refusal.refused()) {
                turn.bar(Sentence.of("Explore {room}", "room", way.to()), refusal);
            } else {
                turn.option(new ByWay(hero.slot(), turn.unlike(WORD + way.key()), way, price(scene, hero, way)));
            }
        }
        if (ways.isEmpty() && turn.isExplained()) {
            turn.bar("Explore", "no way out here", "EXPLORE-2", "Stand on a space next to an exit, or on a flip space");
        }
    }

    /**
     * Whether no rule changes which minions hinder a way. Without such a rule, all minions hinder every way, and no way needs a separate
     * check.
     */
    private static boolean isBookish(Scene scene, Figure hero) {
        return scene.silent(ExploreHindered.class, hero);
    }

    /** The refusal if minions keep a hero from exploring a way (EXPLORE-1), or {@link Refusal#NONE}. */
    static Refusal hindered(Scene scene, Figure hero, WayOut way) {
        boolean alone = hero.getRoom().getMinions().isEmpty();
        return alone || scene.ask(new ExploreHindered(hero, way)).getMinions().isEmpty() ? Refusal.NONE : MINIONS_HERE;
    }

    /** The refusal of a way that is closed to a hero for a reason other than minions, or {@link Refusal#NONE} (EXPLORE-5, EXPLORE-6). */
    static Refusal closed(Scene scene, Figure hero, WayOut way) {
        List<Figure> left = way.exit() ? List.of() : Exploring.left(scene, hero, way);
        return left.isEmpty() ? scene.allowed(new ExploreAllowed(hero, way))
                : Refusal.because(Sentence.of("{figures} would stay on the side that is turned down", "figures", left), "EXPLORE-5",
                        Sentence.of("Take everybody along, or leave through an exit"));
    }

    /** The way to which the explore option with this key belongs; empty when the hero has no such way. */
    static Optional<WayOut> way(Scene scene, Figure hero, String key) {
        return ways(scene, hero, HeroTurn.asked(hero)).stream().filter(way -> key.startsWith(WORD + way.key())).findFirst();
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

    /** What a way costs, why it costs nothing, and whether it leads back. */
    private static Sentence price(Scene scene, Figure hero, WayOut way) {
        boolean back = way.to().count(Notes.EXPLORED) > 0;
        Tally actions = Actions.price(scene, hero, ActionKind.EXPLORE);
        if (actions.getDice() == 0) return actions.explaining(back ? FREE_BACK : FREE);
        return back ? BACK : ActionKind.EXPLORE.price();
    }

    /** Exploring one way out, which is a decision for the whole party. */
    private record ByWay(int hero, String key, WayOut way, Sentence hint) implements HeroTurn.Deed {
        @Override
        public Sentence words() {
            return Sentence.of("Explore {room}", "room", way.to());
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
        WayOut chosen = way(scene, hero, WORD + key).orElseThrow();
        Actions.perform(scene, hero, ActionKind.EXPLORE, () -> Exploring.explore(scene, hero, chosen));
    }
}
