package mystics.phase.minion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import mystics.phase.move.Reach;
import mystics.phase.round.track.TurnBegins;
import mystics.rules.Called;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;

/**
 * A minion card's turn: all its figures, those nearest to a foe first (MINION-1). A boss with several cards acts by the
 * card whose turn it is.
 *
 * @param kind the number of the card
 */
public record MinionTurnStep(int kind) implements Step {
    @Override
    public void perform(Scene scene) {
        scene.draft().set(Clock.TURN_OVER, 0);
        if (scene.told()) {
            scene.tell("ROUND-2", "The minions' turn: {card}", "card", Called.by(scene.box().minion(kind)));
        }
        scene.happened(new TurnBegins(scene, kind));
        List<Figure> figures = new ArrayList<>(scene.carded());
        figures.removeIf(figure -> !scene.box().sameMinion(figure.getKindNumber(), kind));
        figures.forEach(figure -> scene.draft().setKind(figure.slot(), kind));
        if (figures.size() > 1) {
            int[] nearness = new int[scene.box().figureCount()];
            figures.forEach(figure -> nearness[figure.slot()] = nearest(scene, figure));
            figures.sort(Comparator.comparingInt(figure -> nearness[figure.slot()]));
        }
        for (int i = figures.size() - 1; i >= 0; i--) {
            scene.next(new MinionActs(kind, figures.get(i).slot()));
        }
    }

    private static int nearest(Scene scene, Figure minion) {
        Hunt hunt = Hunt.of(scene, minion);
        int nearest = Integer.MAX_VALUE;
        List<Figure> foes = minion.getFoes();
        for (int i = 0; i < foes.size(); i++) {
            Figure foe = foes.get(i);
            if (foe.getRoom().equals(minion.getRoom())) {
                nearest = Math.min(nearest, hunt.nearness(foe.getSpace()));
            }
        }
        return nearest == Integer.MAX_VALUE ? 2 * Reach.FAR : nearest;
    }
}
