package mystics.phase.round;

import mystics.phase.Notes;
import mystics.phase.wheel.Cheese;
import mystics.play.Procedure;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Draft;

/** ROUND-1: each card on the track takes one turn, from the top down. */
public final class RoundProcedure implements Procedure<Round> {
    private static final int MOST = 250;

    @Override
    public void perform(Scene scene, Round step) {
        int number = Math.min(MOST, scene.draft().get(Clock.ROUND) + 1);
        scene.draft().set(Clock.ROUND, number);
        scene.draft().set(Clock.TURNS_TAKEN, 0);
        scene.draft().set(Clock.TRACK_RENEWED, 0);
        Notes.expire(scene, "round");
        scene.tell("ROUND-1", "Round {n}", "n", number);
        scene.happen(new RoundBegins(number), begun -> { });
        if (scene.told() && scene.minions().isEmpty()) {
            scene.tell("ROUND-3", threat(scene.draft()));
        }
        scene.next(new NextTurn());
    }

    /** What the end of the round will bring if it finds no minion on the board (ROUND-3, SURGE-1, SURGE-2, END-1). */
    private static String threat(Draft draft) {
        if (draft.get(Clock.WHEEL) + 1 < Cheese.FULL_WHEEL) {
            return "No minion is here: unless one comes, the end of the round puts 1 cheese on the minion wheel";
        }
        return draft.get(Clock.PAGE) + 1 < draft.get(Clock.END_PAGE) ? "No minion is here: unless one comes, the end of the round fills the minion wheel, and a surge begins"
                : "No minion is here: unless one comes, the end of the round fills the minion wheel, the hourglass reaches the chapter's end, and the chapter is lost";
    }
}
