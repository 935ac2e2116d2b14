package mystics.editor.sight;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import mystics.choice.Sentence;
import mystics.phase.explore.WaysOut;
import mystics.phase.turn.Actions;
import mystics.play.Game;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.view.CardIndex;

/** Explains, with rule numbers, why the acting hero cannot take an exit or flip its tile now (EXPLORE). */
final class Barred {
    private Barred() {
    }

    /**
     * The reasons for each blocked exit, by the key that the option for exploring there would have. Open exits are left out; outside a
     * hero's turn there are no reasons at all.
     */
    static Map<String, List<String>> of(Game game) {
        return game
                .lookNow(scene -> Actions.acting(scene).filter(Figure::isActive).map(hero -> reasons(game, scene, hero)).orElse(Map.of()));
    }

    private static void put(Map<String, List<String>> reasons, String key, Game game, Refusal refusal) {
        if (refusal.refused()) {
            Sentence words = Sentence.of(
                    refusal.remedy().isEmpty() ? "Not now: {why}. ({rule})" : "Not now: {why}. {remedy} ({rule})", "why", refusal.why(),
                    "remedy", refusal.remedy(), "rule", new CardIndex(game.setting().box().catalog()).cited(refusal.rule()));
            reasons.put(key, List.of(game.setting().worded(words).toString()));
        }
    }

    private static Map<String, List<String>> reasons(Game game, Scene scene, Figure hero) {
        Map<String, List<String>> reasons = new TreeMap<>();
        hero.getRoom().plan().exits().forEach(exit -> put(reasons, "explore:exit-" + exit.edge(), game, WaysOut.barred(scene, hero, exit)));
        WaysOut.flips(hero.getRoom()).forEach(flip -> put(reasons, "explore:flip-" + flip.key(), game, WaysOut.barred(scene, hero, flip)));
        return reasons;
    }
}
