package mystics.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A mod's rules were taken out of a game in its middle, because one of them failed. It stands in the journal before the answers of the
 * step in which it happened, so that a replay leaves them out from the same place on.
 *
 * @param mod id of the mod
 */
public record SwitchOff(String mod) {
    private static final String TABLE = "table";
    private static final String PROMPT = "switch-off";

    /** As the journal keeps it. */
    Given given() {
        return new Given(TABLE, PROMPT, mod);
    }

    /** What an entry of the journal says, if it is no answer but this. */
    public static Optional<SwitchOff> of(Given entry) {
        return entry.seat().equals(TABLE) && entry.prompt().equals(PROMPT) ? Optional.of(new SwitchOff(entry.value())) : Optional.empty();
    }

    /** The mods a journal leaves out. */
    public static Set<String> in(List<Given> journal) {
        Set<String> mods = new TreeSet<>();
        journal.forEach(entry -> of(entry).ifPresent(off -> mods.add(off.mod())));
        return mods;
    }
}
