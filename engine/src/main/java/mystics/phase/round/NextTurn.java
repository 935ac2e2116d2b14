package mystics.phase.round;

import java.util.List;
import mystics.phase.Notes;
import mystics.phase.minion.MinionTurnStep;
import mystics.phase.turn.HeroTurnStep;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Holder;

/**
 * Finds the next card that has not had its turn. If every card has had its turn, or if the track was dealt anew, the round ends (INIT-9).
 */
public record NextTurn() implements Step {
    @Override
    public void perform(Scene scene) {
        Draft draft = scene.draft();
        int place = draft.get(Clock.TURNS_TAKEN);
        while (place < draft.trackLength() && Notes.get(scene, Notes.ACTED, Holder.kind(draft.trackAt(place))) > 0) {
            place++;
        }
        if (place >= draft.trackLength() || draft.get(Clock.TRACK_RENEWED) == 1) {
            tellWhoWaited(scene);
            scene.happened(new RoundEnds());
            scene.next(new Round());
            return;
        }
        int kind = draft.trackAt(place);
        draft.set(Clock.TURNS_TAKEN, place + 1);
        draft.set(Clock.TURN, kind + 1);
        Notes.set(scene, Notes.ACTED, Holder.kind(kind), 1);
        scene.next(new EndTurn(kind));
        scene.next(kind < scene.box().heroCount() ? new HeroTurnStep(kind) : new MinionTurnStep(kind));
    }

    /** Tells which heroes lose their turn in this round because the track was dealt anew. */
    private static void tellWhoWaited(Scene scene) {
        if (scene.told()) {
            List<Figure> heroes = scene.heroes().stream().filter(hero -> Notes.get(scene, Notes.ACTED, Holder.kind(hero.slot())) == 0)
                    .toList();
            if (!heroes.isEmpty()) {
                scene.tell("INIT-9", "The track was dealt anew, so the round ends without a turn of {heroes}", "heroes", heroes);
            }
        }
    }
}
