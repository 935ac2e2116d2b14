package mystics.kit.bisect;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import mystics.mod.FoundMod;
import mystics.mod.load.Assembling;
import mystics.mod.load.Gathering;
import mystics.mod.load.Library;
import mystics.mod.load.ModLoader;

/**
 * Tests whether something fails when only some of the mods are loaded. The mods that the chosen mods need are always loaded too.
 *
 * @param gathering all mods
 * @param failure finds the failure of a library; empty if nothing fails. Only an equal failure counts
 */
public record ModTrial(ModLoader loader, Gathering gathering, Function<Library, Optional<String>> failure) {
    /**
     * The result of a search for guilty mods.
     *
     * @param mods the guilty mods in load order
     * @param failure the failure of the guilty mods
     * @param tries the number of tries that the search took
     */
    public record Guilty(List<String> mods, String failure, int tries) {
    }

    /** The smallest set of mods that fails like all mods together; empty if all together do not fail. */
    public Optional<Guilty> guilty() {
        List<FoundMod> all = gathering.found();
        Optional<String> whole = failure(all);
        return whole.map(how -> {
            if (failure(List.of()).equals(whole)) return new Guilty(List.of(), how, 1);
            GuiltySet<FoundMod> search = new GuiltySet<>(some -> failure(some).equals(whole));
            return new Guilty(search.of(all).stream().map(FoundMod::id).toList(), how, search.tries());
        });
    }

    private Optional<String> failure(List<FoundMod> some) {
        Library library = Assembling.of(loader, new Gathering(withNeeds(some), List.of())).library();
        return failure.apply(library);
    }

    /** Some mods and the mods that they need, in the order of all mods. */
    private List<FoundMod> withNeeds(List<FoundMod> some) {
        Set<String> wanted = new LinkedHashSet<>();
        List<FoundMod> open = new ArrayList<>(some);
        while (!open.isEmpty()) {
            FoundMod mod = open.remove(0);
            if (wanted.add(mod.id())) {
                gathering.found().stream().filter(other -> mod.manifest().needs().containsKey(other.id())).forEach(open::add);
            }
        }
        return gathering.found().stream().filter(mod -> wanted.contains(mod.id())).toList();
    }
}
