package mystics.mod.resolve;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.mod.FoundMod;
import mystics.mod.finding.Finding;

/**
 * Finds the mods that can be loaded together. The same mods in the same order always give the same result. Mods that cannot be loaded are
 * left out one at a time, the last one first, and the others are then examined again.
 */
public final class Resolver {
    private final List<FoundMod> mods = new ArrayList<>();
    private final List<LeftOut> leftOut = new ArrayList<>();

    private Resolver() {
    }

    /**
     * Resolves some mods.
     *
     * @param base the mod that comes with the program; always loaded, and loaded first
     * @param others all other mods in the desired order, which counts wherever the demands of mods leave a choice
     * @param before mods that have already been left out, with reasons
     */
    public static Resolution resolve(FoundMod base, List<FoundMod> others, List<LeftOut> before) {
        Resolver resolver = new Resolver();
        resolver.leftOut.addAll(before);
        resolver.mods.add(base);
        others.forEach(resolver::add);
        resolver.settle();
        return new Resolution(resolver.mods, resolver.leftOut);
    }

    /** The mods that are replaced by another mod with the same id. The newer version is kept. Of two equal versions, the first is kept. */
    public static List<FoundMod> replaced(List<FoundMod> mods) {
        Map<String, FoundMod> staying = new LinkedHashMap<>();
        mods.forEach(mod -> staying.merge(mod.id(), mod, (first, second) -> isNewer(second, first) ? second : first));
        return mods.stream().filter(mod -> staying.get(mod.id()) != mod).toList();
    }

    private static boolean isNewer(FoundMod mod, FoundMod other) {
        return mod.manifest().release().compareTo(other.manifest().release()) > 0;
    }

    private void add(FoundMod mod) {
        Optional<FoundMod> twin = mods.stream().filter(other -> other.id().equals(mod.id())).findFirst();
        if (twin.isEmpty()) {
            mods.add(mod);
        } else if (mods.indexOf(twin.get()) > 0 && isNewer(mod, twin.get())) {
            mods.set(mods.indexOf(twin.get()), mod);
            leave(twin.get(), List.of(twice(twin.get(), mod)));
        } else {
            leave(mod, List.of(twice(mod, twin.get())));
        }
    }

    /** The finding about two mods with the same id. The first of all mods is the base game, which cannot be removed. */
    private Finding twice(FoundMod mod, FoundMod other) {
        if (mods.indexOf(other) == 0) {
            return Finding.error("mod-twice", mod.page().valueAt("/id"), "the program contains '" + mod.id() + "' with it")
                    .fix("Give this mod an id of its own.");
        }
        return Finding
                .error("mod-twice", mod.page().valueAt("/id"),
                        "there is another mod '" + mod.id() + "', version " + other.manifest().version())
                .fix("Remove one of the two: " + mod.source().name() + " or " + other.source().name() + ".");
    }

    private void settle() {
        ModRequirements demands = new ModRequirements(mods, leftOut);
        List<FoundMod> backwards = new ArrayList<>(mods.subList(1, mods.size()));
        Collections.reverse(backwards);
        for (FoundMod mod : backwards) {
            List<Finding> unmet = demands.unmet(mod);
            if (!unmet.isEmpty()) {
                mods.remove(mod);
                leave(mod, unmet);
                settle();
                return;
            }
        }
        Sorting sorting = Sorting.of(mods);
        if (sorting.circle().isEmpty()) {
            mods.clear();
            mods.addAll(sorting.order());
        } else {
            mods.removeAll(sorting.circle());
            sorting.circle().forEach(mod -> leave(mod, List.of(Sorting.words(mod, sorting.circle()))));
            settle();
        }
    }

    private void leave(FoundMod mod, List<Finding> reasons) {
        leftOut.add(new LeftOut(mod.manifest().words(), reasons));
    }
}
