package mystics.mod.load;

import java.util.List;
import java.util.Optional;
import mystics.mod.amend.Register;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.lang.Translation;
import mystics.mod.resolve.LeftOut;

/**
 * The result of combining the mods of one start: the playable library, the mods left out, and the warnings.
 *
 * @param library  the base game and every mod that could be loaded
 * @param register all entries, with the mod that set each value; empty if only the base game is loaded
 * @param leftOut  the mods that could not be loaded
 * @param warnings doubtful content of the loaded mods
 */
public record Assembly(Library library, Optional<Register> register, List<LeftOut> leftOut, List<Finding> warnings) {

    /** The base game alone, as played in safe mode. */
    public static Assembly baseGame() {
        return new Assembly(BaseGame.library(), Optional.empty(), List.of(), List.of());
    }

    /** These mods in another language. */
    public Assembly in(Translation language) {
        return new Assembly(library.in(language), register, leftOut, warnings);
    }

    /** The steps that would let the user load every mod: what to install, replace or remove, each listed once. */
    public List<String> steps() {
        return LeftOut.steps(leftOut);
    }

    /**
     * The origin of each value of an entry, in one line for each value.
     *
     * @param key {@code folder/id}
     * @throws IllegalArgumentException if there is no such entry
     */
    public List<String> explain(String key) {
        Register all = register.orElseThrow(() -> new IllegalStateException("the base game alone was loaded without its files"));
        if (!all.keys().contains(key)) {
            throw new IllegalArgumentException("There is no entry '" + key + "'. " + Nearest.advice(key, all.keys()));
        }
        return all.explain(key);
    }
}
