package mystics.mod.resolve;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import mystics.mod.finding.Finding;

/**
 * A mod that is not loaded, with the reasons.
 *
 * @param mod the id of the mod, with its version if that is known
 * @param reasons at least one
 */
public record LeftOut(String mod, List<Finding> reasons) {
    /** The codes of findings about conflicts between mods. */
    private static final Set<String> CODES = Set.of("mod-twice", "unresolved", "circle");

    /** The steps that let mods be loaded together: what to install, replace or remove, each listed once. */
    public static List<String> steps(List<LeftOut> mods) {
        return mods.stream().flatMap(mod -> mod.reasons().stream()).filter(reason -> CODES.contains(reason.code())).map(Finding::fix)
                .distinct().toList();
    }

    /** The problems and remedies, one to a line. */
    @Override
    public String toString() {
        return mod + " is left out:\n" + reasons.stream().map(reason -> "  " + reason).collect(Collectors.joining("\n"));
    }
}
