package mystics.mod.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.mod.FoundMod;
import mystics.mod.Version;
import mystics.mod.finding.Finding;

/** Checks the demands that mods make on each other. */
record ModRequirements(List<FoundMod> mods, List<LeftOut> leftOut) {

    /** A finding for each unmet demand of a mod. */
    List<Finding> unmet(FoundMod mod) {
        List<Finding> unmet = new ArrayList<>();
        mod.manifest().needs().forEach((other, range) -> needed(mod, other, range).ifPresent(unmet::add));
        mod.manifest().likes().forEach((other, range) -> liked(mod, other, range).ifPresent(unmet::add));
        mod.manifest().conflicts().forEach((other, range) -> clashing(mod, other, range).ifPresent(unmet::add));
        return unmet;
    }

    private Optional<Finding> needed(FoundMod mod, String other, String range) {
        Optional<FoundMod> found = find(other);
        if (found.isEmpty()) {
            boolean out = leftOut.stream().anyMatch(left -> left.mod().startsWith(other + " "));
            return Optional.of(out
                    ? error(mod, "needs", other, "it needs '" + other + "', which is left out too").fix("See first to '" + other + "'.")
                    : error(mod, "needs", other, "it needs '" + other + "'" + in(range) + ", which is not there")
                            .fix("Install '" + other + "'" + in(range) + "."));
        }
        return fits(found.get(), range) ? Optional.empty() : Optional.of(misfit(mod, "needs", found.get(), range, "it needs '"));
    }

    private Optional<Finding> liked(FoundMod mod, String other, String range) {
        return find(other).filter(found -> !fits(found, range)).map(found -> misfit(mod, "likes", found, range, "it works only with '")
                .fix("Replace " + found.manifest().words() + " by a version" + in(range) + ", or switch one of the two off."));
    }

    private Optional<Finding> clashing(FoundMod mod, String other, String range) {
        return find(other).filter(found -> fits(found, range))
                .map(found -> error(mod, "conflicts", other, "it cannot stand beside " + found.manifest().words())
                        .fix("Remove or switch off either '" + mod.id() + "' or '" + other + "'."));
    }

    private static Finding misfit(FoundMod mod, String key, FoundMod found, String range, String words) {
        return error(mod, key, found.id(),
                words + found.id() + "'" + in(range) + ", but version " + found.manifest().version() + " is there")
                .fix("Replace " + found.manifest().words() + " by a version" + in(range) + ".");
    }

    private static Finding error(FoundMod mod, String key, String other, String message) {
        return Finding.error("unresolved", mod.place(key, other), message);
    }

    private Optional<FoundMod> find(String id) {
        return mods.stream().filter(mod -> mod.id().equals(id)).findFirst();
    }

    private static boolean fits(FoundMod mod, String range) {
        return mod.manifest().release().within(range);
    }

    private static String in(String range) {
        return range.equals(Version.ANY) ? "" : " " + range;
    }

    /** The ids of the mods that must be loaded before a mod. */
    static List<String> before(FoundMod mod) {
        List<String> before = new ArrayList<>();
        for (Map<String, String> named : List.of(mod.manifest().needs(), mod.manifest().likes())) before.addAll(named.keySet());
        before.addAll(mod.manifest().after());
        return before;
    }
}
