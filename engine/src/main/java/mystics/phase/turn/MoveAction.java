package mystics.phase.turn;

import mystics.phase.move.Moves;
import mystics.phase.move.Reach;
import mystics.phase.move.Ways;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;

/** Moving: every space the hero can reach (MOVE). */
public final class MoveAction implements HeroAction {
    @Override
    public void offer(Scene scene, HeroTurn turn) {
        Figure hero = turn.hero;
        Ways ways = Ways.of(scene, hero);
        Refusal barred = Moves.barred(scene, hero, ways);
        if (barred.refused()) {
            turn.bar("Move", barred);
            return;
        }
        Reach reach = Moves.reach(scene, hero, ways);
        for (long left = reach.spaces(); left != 0; left &= left - 1) {
            turn.option(new MoveTo(scene, hero, ways, reach, Long.numberOfTrailingZeros(left)));
        }
        if (turn.isExplained()) {
            explain(turn, ways, reach);
        }
    }

    /**
     * A move to one space.
     *
     * @param ways where the hero could go from each space; {@code reach} what it can reach now
     */
    public record MoveTo(Scene scene, Figure hero, Ways ways, Reach reach, int to) implements HeroTurn.Deed {
        private String name() {
            return hero.getRoom().plan().name(to);
        }

        @Override
        public String key() {
            return "move:" + name();
        }

        @Override
        public String label() {
            return "Move to " + name();
        }

        @Override
        public String hint() {
            return "costs " + reach.cost(to);
        }

        @Override
        public void run() {
            Moves.along(scene, hero, reach.path(to));
        }
    }

    private static void explain(HeroTurn turn, Ways ways, Reach reach) {
        Figure hero = turn.hero;
        for (int space = 0; space < ways.room.plan().size(); space++) {
            if (reach.cost(space) == Reach.FAR) {
                boolean full = (ways.bars() >> space & 1) != 0;
                turn.bar("Move to " + ways.room.plan().name(space), full ? Refusal.because("it is full or closed to " + hero, "MOVE-7", "Wait until there is room")
                        : Refusal.because("it is too far, or something is in the way", "MOVE-1", "Move nearer first, or scurry"));
            }
        }
    }
}
