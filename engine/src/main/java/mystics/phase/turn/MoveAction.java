package mystics.phase.turn;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
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
    /** More movement than any room is wide. */
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
    public String word() {
        return WORD;
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
        Walk walk = new Walk(scene, hero, ways, reach);
        for (long left = reach.spaces(); left != 0; left &= left - 1) {
            turn.option(new MoveTo(walk, Long.numberOfTrailingZeros(left)));
        }
        if (turn.isExplained()) {
            explain(scene, turn, ways, reach);
        }
    }

    @Override
    public Optional<HeroTurn.Deed> seek(Scene scene, Figure hero, String key) {
        Plan plan = hero.getRoom().plan();
        String name = key.substring(WORD.length());
        if (!plan.has(name) || Moves.barred(scene, hero).refused()) {
            return Optional.empty();
        }
        Ways ways = Ways.of(scene, hero);
        if (Moves.held(scene, hero, ways).refused()) {
            return Optional.empty();
        }
        Reach reach = Moves.reach(scene, hero, ways);
        int to = plan.index(name);
        return (reach.spaces() >> to & 1) == 0 ? Optional.empty() : Optional.of(new MoveTo(new Walk(scene, hero, ways, reach), to));
    }

    /**
     * What all moves of a hero have in common now.
     *
     * @param ways where the hero could go from each space; {@code reach} what it can reach now
     */
    private record Walk(Scene scene, Figure hero, Ways ways, Reach reach) {
    }

    /** A move to one space. */
    public static final class MoveTo implements HeroTurn.Deed {
        private final Walk walk;
        private final int to;

        private MoveTo(Walk walk, int to) {
            this.walk = walk;
            this.to = to;
        }

        /** The space it leads to. */
        public int to() {
            return to;
        }

        /** Where the hero could go from each space. */
        public Ways ways() {
            return walk.ways;
        }

        /** What the hero can reach now. */
        public Reach reach() {
            return walk.reach;
        }

        /** The names of the spaces on the way there, the start not counted. */
        public List<String> way() {
            return walk.reach.path(to).stream().map(walk.ways.room.plan()::name).toList();
        }

        private String name() {
            return walk.ways.room.plan().name(to);
        }

        @Override
        public String key() {
            return WORD + name();
        }

        @Override
        public boolean goesBy(String key) {
            return key.length() == WORD.length() + name().length() && key.startsWith(WORD) && key.endsWith(name());
        }

        @Override
        public String label() {
            return "Move to " + walk.ways.room.space(to).label();
        }

        @Override
        public String hint() {
            return "costs " + walk.reach.cost(to);
        }

        @Override
        public void run() {
            Moves.along(walk.scene, walk.hero, walk.ways, walk.reach.path(to));
        }
    }

    /** Used movement comes back with a scurry, where the hero can still make one (ACT-1); else the turn has no more to give. */
    private static Refusal promised(Scene scene, Figure hero, Refusal barred) {
        return barred.equals(Moves.MOVEMENT_USED) && !canScurry(scene, hero) ? Refusal.because(barred.why(), barred.rule(), Sentence.of("Wait for the next turn")) : barred;
    }

    private static boolean canScurry(Scene scene, Figure hero) {
        return !Actions.barred(scene, hero, ActionKind.SCURRY).refused() && !scene.allowed(new MoveAllowed(hero)).refused();
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
            return Refusal.because(Sentence.of("full, or closed to {hero}", "hero", hero), "MOVE-7", Sentence.of("Wait until there is room"));
        }
        if ((tireless.spaces() >> space & 1) != 0) {
            return Refusal.because(Sentence.of("too far: {n} to go, and movement {m} left", "n", tireless.cost(space), "m", scene.draft().get(Clock.MOVEMENT)), "MOVE-1",
                    Sentence.of(canScurry(scene, hero) ? "Go nearer and scurry" : "Go nearer now, and on in another turn"));
        }
        return Refusal.because("every way there is closed, or leads over a space where the move would end", "MOVE-9", "Go as far as you can now, and on with the next move");
    }
}
