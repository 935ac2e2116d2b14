package mystics.save;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import mystics.play.Agenda;
import mystics.play.Bots;
import mystics.play.Company;
import mystics.play.Game;
import mystics.play.Journal;
import mystics.play.OtherQuestion;
import mystics.play.RecordedAnswer;
import mystics.play.Seating;
import mystics.play.Session;
import mystics.play.Setting;
import mystics.play.State;
import mystics.play.SwitchOff;
import mystics.play.WrongAnswer;

/**
 * Makes a session from a save file. The game is replayed from its beginning if the replay leads to the saved table; otherwise the session
 * starts from the saved table.
 */
final class SessionFromSave {
    private final SaveFile file;
    private final Setting setting;
    private final StepKinds steps;
    private final Company company;
    private final Seating seating;
    private final List<RecordedAnswer> journal;

    /**
     * Prepares to restore the session of a save file.
     *
     * @throws Unreadable when the content of the file is wrong
     * @throws IllegalArgumentException when a computer player is unknown
     */
    SessionFromSave(SaveFile file, Setting setting, StepKinds steps, Bots bots) {
        this.file = file;
        this.setting = setting;
        this.steps = steps;
        this.company = Packing.company(file);
        this.seating = company.seating(bots, setting.box());
        this.journal = JournalText.journal(file.asked(), file.journal());
        if (file.open() < 0 || file.open() > journal.size()) {
            throw new Unreadable("it counts more open answers than there are");
        }
    }

    /**
     * The restored session.
     *
     * @param parting the point where the replay departed from the record; empty when the whole session was replayed
     */
    record Unpacked(Session session, Optional<String> parting) {
    }

    Unpacked unpacked() {
        State saved = saved();
        List<RecordedAnswer> open = journal.subList(journal.size() - file.open(), journal.size());
        List<Game> history = new ArrayList<>();
        Replay replay = replay(history);
        Optional<String> difference = replay.parting().map(parting -> parting.toString().replaceFirst("\\.?$", "."));
        if (difference.isEmpty() && !(replay.end().state().sameGame(saved) && replay.end().given().equals(open))) {
            difference = Optional.of("All answers fit, but the table came out otherwise than saved.");
        }
        if (difference.isEmpty()) {
            history.remove(replay.end());
            history.add(replay.end());
            return new Unpacked(Session.goingOn(company, history.stream().map(game -> game.seated(seating)).toList(), Packing.notes(file),
                    Optional.empty()), difference);
        }
        return new Unpacked(fromTable(saved, open, difference.get()), difference);
    }

    /**
     * Replays the journal.
     *
     * @param history receives the game at every question for people
     */
    private Replay replay(List<Game> history) {
        Consumer<Game> watching = game -> {
            if (game.question().map(seating::leavesOpen).orElse(false)) {
                history.add(game);
            }
        };
        try {
            return Replay.inLeaps(setting, journal, seating, watching);
        } catch (RuntimeException misfit) {
            history.clear();
            return Replay.of(setting, journal, watching);
        }
    }

    /** The state at the last finished step, with an empty log. */
    private State saved() {
        return new State(TableReader.table(setting.box(), file.table()), Agenda.of(steps.steps(setting.box(), file.agenda())),
                Packing.thrown(file),
                Journal.<RecordedAnswer>empty().and(journal.subList(0, journal.size() - file.open())), Journal.empty());
    }

    private Session fromTable(State saved, List<RecordedAnswer> open, String difference) {
        Setting setting = this.setting.without(SwitchOff.in(journal));
        String remark = "The log begins here, and nothing before can be taken back: the rules have changed since this game was saved, and "
                + "its answers no longer lead to its table when they are given again from the beginning. The game goes on from the saved "
                + "table. " + difference;
        for (int kept = open.size(); kept > 0; kept--) {
            try {
                Game game = Game.resume(setting, seating, saved, open.subList(0, kept));
                int again = open.size() - kept;
                return begun(game, remark + (again == 0 ? "" : " The last " + again + " answers no longer fit and are asked again."));
            } catch (WrongAnswer | OtherQuestion misfit) {
                continue;
            }
        }
        return begun(Game.resume(setting, seating, saved, List.of()),
                remark + (open.isEmpty() ? "" : " What was answered since the last finished step is asked again."));
    }

    private Session begun(Game game, String remark) {
        return Session.goingOn(company, List.of(game), List.of(), Optional.of(remark));
    }
}
