package mystics.home;

import java.util.List;
import java.util.Optional;
import mystics.play.Session;
import mystics.play.SwitchOff;
import mystics.rules.Line;

/** Logs each mod that drops out of a game during play. Mods that had dropped out before the game was opened are not logged again. */
record FallenMods(Failures failures) {
    private static final int FIRST_ANSWER = 2;

    /** Call this method after each answer. Mods that dropped out before the first question are logged with the first answer. */
    void changed(Session session) {
        List<Line> told = session.history().size() == FIRST_ANSWER && !session.news().isEmpty() ? session.log() : session.news();
        told.stream().map(SwitchOff::told).flatMap(Optional::stream).forEach(failures::note);
    }
}
