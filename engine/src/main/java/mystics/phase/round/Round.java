package mystics.phase.round;

import mystics.phase.Notes;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;
import mystics.table.Outcome;

/** Each card on the track takes one turn, from the top down (ROUND-1). A board without any hero has no rounds (CAPTURE-5). */
public record Round() implements Step {
    private static final int MOST = 250;

    @Override
    public void perform(Scene scene) {
        if (scene.heroes().isEmpty()) {
            scene.tell("CAPTURE-5", "No mouse is left on the board");
            scene.end(Outcome.LOST_CAPTURED);
        }
        int number = Math.min(MOST, scene.draft().get(Clock.ROUND) + 1);
        scene.draft().set(Clock.ROUND, number);
        scene.draft().set(Clock.TURNS_TAKEN, 0);
        scene.draft().set(Clock.TRACK_RENEWED, 0);
        Notes.expire(scene, "round");
        scene.tell("ROUND-1", "Round {n}", "n", number);
        scene.happened(new RoundBegins(number));
        scene.next(new NextTurn());
    }
}
