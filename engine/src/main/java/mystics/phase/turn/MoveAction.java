package mystics.phase.turn;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.choice.Offer;
import mystics.geometry.Plan;
import mystics.phase.move.MoveAllowed;
import mystics.phase.move.Moves;
import mystics.phase.move.Reach;
import mystics.phase.move.Ways;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.MoveState;

/** Moving: every space the hero can reach (MOVE). */
public final class MoveAction implements HeroAction {
    private static final String WORD = "move:";
    /** A number of movement points greater than the width of any room. */
    private static final int TIRELESS = 60;

    @Override
    public String title() {
        return "Move";
    }

    @Override
    public int place() {
        return 10;
    }

    @Override
    public boolean isPointless(Scene scene, Figure hero) {
        return scene.draft().get(Clock.MOVEMENT) == 0 || Moves.state(scene) == MoveState.USED;
    }

    @Override
    public void offer(Scene scene, HeroTurn turn) {
        Figure hero = turn.hero;
        Refusal barred = Moves.barred(scene, hero);
        if (barred.refused()) {
            turn.bar("Move", turn.isExplained() ? promised(scene, hero, barred) : barred);
            return;
        }
        Ways ways = Ways.of(scene, hero);
        Refusal held = Moves.held(scene, hero, ways);
        if (held.refused()) {
            turn.bar("Move", held);
            return;
        }
        Reach reach = Moves.reach(scene, hero, ways);
        turn.option(new Walk(hero.slot(), ways, reach, reach.spaces()));
        if (turn.isExplained()) {
            explain(scene, turn, ways, reach);
        }
    }

    /**
     * All moves of a hero now.
     *
     * @param ways the ways from each space
     * @param reach the spaces that the hero can reach now
     */
    private record Walk(int hero, Ways ways, Reach reach, long spaces) implements Offer<HeroTurn.Deed> {
        @Override
        public int size() {
            return Long.bitCount(spaces);
        }

        @Override
        public HeroTurn.Deed at(int place) {
            long left = spaces;
            for (int i = 0; i < place; i++) {
                left &= left - 1;
            }
            return new MoveTo(this, Long.numberOfTrailingZeros(left));
        }

        @Override
        public Optional<HeroTurn.Deed> find(String key) {
            if (!key.startsWith(WORD)) {
                return Optional.empty();
            }
            String name = key.substring(WORD.length());
            Plan plan = ways.room.plan();
            return plan.has(name) && (spaces >> plan.index(name) & 1) != 0 ? Optional.of(new MoveTo(this, plan.index(name)))
                    : Optional.empty();
        }
    }

    /** A move to one space. */
    public record MoveTo(Walk walk, int to) implements HeroTurn.Deed {
        /** The ways from each space. */
        public Ways ways() {
            return walk.ways;
        }

        /** The spaces that the hero can reach now. */
        public Reach reach() {
            return walk.reach;
        }

        /** The names of the spaces on the way, without the start. */
        public List<String> way() {
            return walk.reach.path(to).stream().map(walk.ways.room.plan()::name).toList();
        }

        /** The cost of the move in movement points. */
        public int cost() {
            return walk.reach.cost(to);
        }

        @Override
        public String key() {
            return WORD + walk.ways.room.plan().name(to);
        }

        @Override
        public Sentence words() {
            return Sentence.of("Move to {space}", "space", walk.ways.room.space(to));
        }

        @Override
        public Sentence hint() {
            return Sentence.of("costs {n}", "n", cost());
        }

        @Override
        public void perform(Scene scene) {
            Moves.along(scene, scene.figure(walk.hero), walk.ways, walk.reach.path(to));
        }
    }

    /** The refusal of a move. The refusal suggests a scurry, which gives new movement, only if the hero can still scurry (ACT-1). */
    private static Refusal promised(Scene scene, Figure hero, Refusal barred) {
        return barred.equals(Moves.MOVEMENT_USED) && !canScurry(scene, hero)
                ? Refusal.because(barred.why(), barred.rule(), Sentence.of("Wait for the next turn")) : barred;
    }

    private static boolean canScurry(Scene scene, Figure hero) {
        return !Actions.barred(scene, hero, ActionKind.SCURRY).refused() && !MoveAllowed.barred(scene, hero).refused();
    }

    private static void explain(Scene scene, HeroTurn turn, Ways ways, Reach reach) {
        int here = turn.hero.getSpace().index();
        Reach tireless = Reach.of(ways, here, TIRELESS, Moves.state(scene) == MoveState.UNUSED);
        for (int space = 0; space < ways.room.plan().size(); space++) {
            if (space != here && (reach.spaces() >> space & 1) == 0) {
                turn.bar(Sentence.of("Move to {space}", "space", ways.room.space(space)), why(scene, turn.hero, ways, tireless, space));
            }
        }
    }

    private static Refusal why(Scene scene, Figure hero, Ways ways, Reach tireless, int space) {
        if ((ways.bars() >> space & 1) != 0) {
            return Refusal.because(Sentence.of("full, or closed to {hero}", "hero", hero), "MOVE-7",
                    Sentence.of("Wait until there is room"));
        }
        if ((tireless.spaces() >> space & 1) != 0) {
            return Refusal.because(
                    Sentence.of("too far: {n} to go, and movement {m} left", "n", tireless.cost(space), "m",
                            scene.draft().get(Clock.MOVEMENT)),
                    "MOVE-1",
                    Sentence.of(canScurry(scene, hero) ? "Go nearer and scurry" : "Go nearer now, and on in another turn"));
        }
        return Refusal.because("every way there is closed, or leads over a space where the move would end", "MOVE-9",
                "Go as far as you can now, and on with the next move");
    }
}
