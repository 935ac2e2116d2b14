package mystics.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import mystics.choice.Faces;
import mystics.choice.Purpose;
import mystics.phase.CheckRolled;
import mystics.phase.attack.AttackEnded;
import mystics.phase.attack.BattleRolled;
import mystics.phase.attack.BlocksCounted;
import mystics.phase.attack.DefenceRolled;
import mystics.phase.attack.Defended;
import mystics.phase.attack.Hit;
import mystics.phase.attack.HitsCounted;
import mystics.play.Game;
import mystics.rules.Candidate;
import mystics.rules.Moment;
import mystics.rules.Rulebook;
import mystics.rules.Scene;
import mystics.rules.Speaking;
import mystics.rules.Verb;

/**
 * Which faces mean the same. The book reads a battle die as a hit, cheese or neither, a defence die as a block, cheese or neither, a check as a
 * star or none. Only while no rule that meets rolled dice is in force may faces be taken together.
 */
final class Likeness {
    private static final List<Class<? extends Moment>> MEETING_DICE = List.of(BattleRolled.class, HitsCounted.class, Hit.class, DefenceRolled.class,
            BlocksCounted.class, Defended.class, AttackEnded.class, CheckRolled.class);

    private Likeness() {
    }

    /** The faces to try for a roll of a purpose. */
    static List<Rolls.Alike> of(Game game, Purpose purpose) {
        boolean plain = game.lookNow(scene -> nobodyMeetsDice(scene, game.setting().rulebook()));
        return group(plain ? switch (purpose) {
            case BATTLE -> face -> Faces.cheese(face) ? 0 : Faces.sword(face) ? 1 : 2;
            case DEFENCE -> face -> Faces.cheese(face) ? 0 : Faces.shield(face) ? 1 : 2;
            case CHECK, SEARCH -> face -> Faces.cheese(face) ? 0 : Faces.star(face) ? 1 : 2;
            default -> face -> face;
        } : face -> face);
    }

    private static List<Rolls.Alike> group(IntUnaryOperator meaning) {
        Map<Integer, List<Integer>> groups = new LinkedHashMap<>();
        IntStream.rangeClosed(1, 6).forEach(face -> groups.computeIfAbsent(meaning.applyAsInt(face), key -> new ArrayList<>()).add(face));
        return groups.values().stream().map(faces -> new Rolls.Alike(faces.get(0), faces.size() / 6.0)).toList();
    }

    private static boolean nobodyMeetsDice(Scene scene, Rulebook rulebook) {
        Speaking speaking = new Speaking();
        for (Class<? extends Moment> moment : MEETING_DICE) {
            for (Verb verb : Verb.values()) {
                for (Candidate candidate : rulebook.at(moment).of(verb)) {
                    candidate.gather(scene.draft(), -1, speaking);
                }
            }
        }
        return speaking.size() == 0;
    }
}
