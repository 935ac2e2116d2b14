package mystics.odds;

import java.util.Optional;
import mystics.choice.Option;
import mystics.phase.Notes;
import mystics.play.Game;
import mystics.rules.Scene;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Holder;

/** What people want to know of the options of a hero's turn. */
public final class Outlooks {
    private Outlooks() {
    }

    /**
     * What may come of an option.
     *
     * @param verb the word for it, such as {@code defeats}
     */
    public record Named(String verb, Odds.Outlook outlook) {
    }

    /** The outlook of an option, where there is one that dice decide: an attack, a search or a recovery. */
    public static Optional<Named> of(Game game, Option option) {
        String[] parts = option.key().split(":");
        int hero = Draft.of(game.state().table()).get(Clock.TURN) - 1;
        return switch (parts[0]) {
            case "battle" -> Optional.of(battle(game, parts[parts.length - 1]));
            case "search" -> Optional.of(new Named("finds", finding(game, hero)));
            case "recover" -> Optional.of(new Named("recovers", after -> after.lookNow(scene -> mark(scene, parts[1], hero)) < game.look(scene -> mark(scene, parts[1], hero))));
            default -> Optional.empty();
        };
    }

    private static int mark(Scene scene, String mark, int hero) {
        return scene.draft().marks().get(scene.box().markNumber(mark), Holder.figure(hero));
    }

    /** A target that takes one wound is defeated by any, so one number says all; of a stronger one people want to know whether it is hurt. */
    private static Named battle(Game game, String figure) {
        int target = game.setting().box().layout().figures().indexOf(figure);
        int wounds = Draft.of(game.state().table()).wounds(target);
        boolean weak = game.look(scene -> scene.figure(target).getLife() - wounds == 1);
        return new Named(weak ? "defeats" : "wounds", after -> {
            Draft draft = Draft.of(after.open().table());
            return !draft.onBoard(target) || draft.wounds(target) > wounds;
        });
    }

    private static Odds.Outlook finding(Game game, int hero) {
        int room = Draft.of(game.state().table()).room(hero);
        return after -> (after.lookNow(scene -> scene.draft().marks().get(scene.box().markNumber(Notes.SEARCHED), Holder.room(room))) >> hero & 1) != 0;
    }
}
