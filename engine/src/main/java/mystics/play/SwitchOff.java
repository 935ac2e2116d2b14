package mystics.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import mystics.rules.Line;

/**
 * The removal of a mod's rules from a running game because one of them failed. The entry stands in the journal before the answers of the
 * step in which the rule failed. A replay therefore leaves the rules out from the same place on.
 *
 * @param mod id of the mod
 */
public record SwitchOff(String mod) {
    /** The log line about the switch-off. The value of {@code why} begins with the place of the failed rule. */
    static final String TOLD = "The rules of {mod} are out of this game: {why}";
    /** The cause of the log line about the switch-off. */
    static final String TABLE = "table";
    private static final String PROMPT = "switch-off";

    /** The entry that the journal keeps. */
    RecordedAnswer given() {
        return new RecordedAnswer(TABLE, PROMPT, mod);
    }

    /** The switch-off in an entry of the journal; empty for an answer. */
    public static Optional<SwitchOff> of(RecordedAnswer entry) {
        return entry.seat().equals(TABLE) && entry.prompt().equals(PROMPT) ? Optional.of(new SwitchOff(entry.value())) : Optional.empty();
    }

    /**
     * The story of a switch-off.
     *
     * @param why the place of the failed rule, with the line if known, and the failure
     */
    public record Story(String mod, String why) {
    }

    /** The story of the switch-off that a log line reports; empty if the line reports none. */
    public static Optional<Story> told(Line line) {
        List<String> places = line.text().places();
        return line.cause().equals(TABLE) && places.size() == 4 && places.get(0).equals("mod")
                ? Optional.of(new Story(places.get(1), places.get(3))) : Optional.empty();
    }

    /** The mods that a journal switches off. */
    public static Set<String> in(List<RecordedAnswer> journal) {
        Set<String> mods = new TreeSet<>();
        journal.forEach(entry -> of(entry).ifPresent(off -> mods.add(off.mod())));
        return mods;
    }
}
