package mystics.odds;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Name;
import mystics.choice.Sentence;
import mystics.content.EncounterCard;
import mystics.content.MinionCard;
import mystics.content.TextKey;
import mystics.rules.Scene;
import mystics.table.Clock;

/** The minions that an encounter card would bring now (ENC-3), in words. */
final class EncounterBrings {
    private static final String AMBUSH = "ambush";

    private EncounterBrings() {
    }

    /** The words for a card; empty if it brings nobody while the hourglass shows this page. */
    static Optional<Sentence> words(Scene scene, EncounterCard card) {
        Map<String, Integer> coming = card.minions(scene.draft().get(Clock.PAGE));
        List<Sentence> minions = coming.entrySet().stream().map(kind -> words(scene, kind.getKey(), kind.getValue())).toList();
        return minions.isEmpty() ? Optional.empty() : Optional.of(Sentence.of(
                card.flags().contains(AMBUSH) ? "brings {minions}, by ambush" : "brings {minions}", "minions", minions));
    }

    /** A number of figures; a boss is named without a number. */
    private static Sentence words(Scene scene, String id, int figures) {
        List<Integer> boss = scene.box().bossCards(id);
        MinionCard minion = scene.box().minion(boss.isEmpty() ? scene.box().kindNumber(id) : boss.get(0));
        Name name = new Name(TextKey.of(minion, figures == 1 ? "one" : "name"), figures == 1 ? minion.one() : minion.name(), "");
        return minion.boss() ? Sentence.of("{minion}", "minion", name) : Sentence.of("{n} {minion}", "n", figures, "minion", name);
    }
}
