package mystics.play;

import java.util.List;
import java.util.Set;
import mystics.choice.Sentence;
import mystics.rules.Line;

/** Continues a game from its last finished step without the rules of one mod. */
final class WithoutMod {
    private final Setting rest;
    private final Seating seating;
    private final State from;

    private WithoutMod(Setting setting, Seating seating, State at, String mod, String why) {
        this.rest = setting.without(Set.of(mod));
        this.seating = seating;
        this.from = new State(at.table(), at.agenda(), at.thrown(), at.journal().and(new SwitchOff(mod).given()),
                at.log().and(line(Sentence.of(SwitchOff.TOLD, "mod", mod, "why", why))));
    }

    /** The game after a rule has failed, with the answers that the open step had been given. */
    static Game after(RuleFailed failure, Setting setting, Seating seating, State at, List<RecordedAnswer> given) {
        return new WithoutMod(setting, seating, at, failure.rule().source().mod(), failure.story()).withMostOf(given);
    }

    /** Continues a recorded game from the point at which the record switches a mod off. From there on, the mod is left out. */
    static Game asRecorded(String mod, Setting setting, Seating seating, State at, List<RecordedAnswer> given) {
        return new WithoutMod(setting, seating, at, mod, "as recorded").withMostOf(given);
    }

    /** The game with the answers up to the first question that differs. Later questions are asked again. */
    private Game withMostOf(List<RecordedAnswer> given) {
        for (int kept = given.size(); kept > 0; kept--) {
            try {
                return begun(given, kept);
            } catch (WrongAnswer | OtherQuestion misfit) {
                continue;
            }
        }
        return begun(given, 0);
    }

    private Game begun(List<RecordedAnswer> given, int kept) {
        int again = given.size() - kept;
        State told = again == 0 ? from : new State(from.table(), from.agenda(), from.thrown(), from.journal(),
                from.log().and(line(
                        Sentence.of("Without them {number} answers of this step no longer fit and are asked again", "number", again))));
        return Game.resume(rest, seating, told, given.subList(0, kept));
    }

    private Line line(Sentence text) {
        return new Line(rest.worded(text).fixed(), SwitchOff.TABLE);
    }
}
