package mystics.mod.load;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import mystics.content.Entry;
import mystics.mod.CompiledMod;
import mystics.mod.FoundMod;
import mystics.mod.amend.Register;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Contained;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.resolve.LeftOut;
import mystics.mod.resolve.Resolution;
import mystics.mod.resolve.Resolver;
import mystics.mod.words.BaseWords;
import mystics.mod.yaml.Document;

/**
 * Combines mods into a library. A mod with a mistake is left out and the remaining mods are combined again, until all of them are sound.
 */
public final class Assembling {
    private final ModLoader loader;
    private final Progress progress;
    private final FoundMod base;
    private final List<FoundMod> others;
    private final List<LeftOut> leftOut;
    private final Map<FoundMod, CompiledMod<BaseWords>> read = new IdentityHashMap<>();
    private Resolution resolution;

    private Assembling(ModLoader loader, Gathering gathering, Progress progress) {
        this.loader = loader;
        this.progress = progress;
        this.base = loader.base().found();
        this.read.put(base, loader.base().read());
        this.others = new ArrayList<>(gathering.found());
        this.leftOut = new ArrayList<>(gathering.leftOut());
    }

    /**
     * Combines the base game and some mods.
     *
     * @param gathering the mods, in the desired order
     * @throws BrokenMod if the base game itself is broken
     */
    public static Assembly of(ModLoader loader, Gathering gathering) {
        return of(loader, gathering, Progress.NONE);
    }

    /**
     * Combines the base game and some mods, and reports each mod that is read for the first time.
     *
     * @throws BrokenMod if the base game itself is broken
     */
    public static Assembly of(ModLoader loader, Gathering gathering, Progress progress) {
        return new Assembling(loader, gathering, progress).assembly();
    }

    private Assembly assembly() {
        while (true) {
            resolution = Resolver.resolve(base, others, leftOut);
            List<Finding> findings = new ArrayList<>();
            read(findings);
            Optional<Assembly> together = sound(findings) ? together(findings) : Optional.empty();
            if (together.isPresent()) return together.get();
            leaveOut(findings);
        }
    }

    private void read(List<Finding> findings) {
        List<FoundMod> unread = resolution.order().stream().filter(mod -> !read.containsKey(mod)).toList();
        List<FoundMod> unseen = unread.stream().filter(mod -> !loader.knows(mod.source())).toList();
        for (FoundMod mod : unread) {
            if (unseen.contains(mod)) progress.begins(mod, unseen.indexOf(mod) + 1, unseen.size());
            Contained.part(findings, () -> Place.of(mod.id()), () -> loader.read(mod.source())).ifPresent(one -> read.put(mod, one));
        }
    }

    private static boolean sound(List<Finding> findings) {
        return findings.stream().noneMatch(finding -> finding.severity() == Finding.Severity.ERROR);
    }

    private Optional<Assembly> together(List<Finding> findings) {
        List<FoundMod> order = resolution.order();
        try {
            return together(order, findings);
        } catch (RuntimeException | VirtualMachineError | LinkageError unforeseen) {
            if (order.size() == 1) throw unforeseen;
            findings.add(firstToFail(order, unforeseen));
            return Optional.empty();
        }
    }

    /** A finding about the first mod that causes the failure when it is added. */
    private Finding firstToFail(List<FoundMod> order, Throwable failure) {
        for (int some = 2; some < order.size(); some++) {
            try {
                together(order.subList(0, some), new ArrayList<>());
            } catch (RuntimeException | VirtualMachineError | LinkageError earlier) {
                return Contained.finding(Place.of(order.get(some - 1).id()), earlier);
            }
        }
        return Contained.finding(Place.of(order.get(order.size() - 1).id()), failure);
    }

    private Optional<Assembly> together(List<FoundMod> order, List<Finding> findings) {
        List<CompiledMod<BaseWords>> mods = order.stream().map(read::get).toList();
        Register register = Register.of(mods, loader.schemas());
        findings.addAll(register.findings());
        Optional<Library> library = sound(findings) ? library(mods, register, findings) : Optional.empty();
        String trusted = loader.editsBase() ? "" : base.id();
        if (order.size() > 1 || loader.editsBase()) {
            library.ifPresent(found -> findings.addAll(ChapterTables.flaws(found, register, trusted)));
        }
        return library.filter(found -> sound(findings))
                .map(found -> new Assembly(found, Optional.of(register), resolution.leftOut(),
                        findings.stream().sorted().distinct().toList()));
    }

    private Optional<Library> library(List<CompiledMod<BaseWords>> mods, Register register, List<Finding> findings) {
        findings.addAll(References.dangling(register,
                mods.stream().map(mod -> mod.manifest().id()).skip(loader.editsBase() ? 0 : 1).toList()));
        List<LoadedMod> loaded = new ArrayList<>();
        int rules = 0;
        for (CompiledMod<BaseWords> mod : mods) {
            int first = rules;
            String id = mod.manifest().id();
            List<Entry> entries = new ArrayList<>();
            List<Document> sound = register.entries(id).stream()
                    .filter(document -> findings.stream().noneMatch(finding -> finding.file().equals(document.path()))).toList();
            Contained.done(findings, () -> Place.of(id), () -> entries
                    .addAll(Entries.of(sound, document -> register.isChanged(document) ? Optional.empty() : mod.plan(document))));
            entries.addAll(mod.pictures());
            Optional<ScriptRules> own = Contained.part(findings, () -> Place.of(id),
                    () -> new ScriptRules(new EntryScripts(mods, register).of(mod), first));
            own.ifPresent(found -> loaded.add(new LoadedMod(mod.manifest(), mod.hash(), entries, found)));
            rules += own.map(found -> found.rules().size()).orElse(0);
        }
        findings.replaceAll(register::blamed);
        return sound(findings) ? Optional.of(new Library(loaded)) : Optional.empty();
    }

    /**
     * Leaves out the mods whose files contain errors; if no mod's file contains one, leaves out the last mod in the load order. If only the
     * base game is left, the program itself is broken.
     */
    private void leaveOut(List<Finding> findings) {
        Map<String, List<Finding>> broken = findings.stream().filter(finding -> finding.severity() == Finding.Severity.ERROR)
                .collect(Collectors.groupingBy(Finding::mod, TreeMap::new, Collectors.toList()));
        List<FoundMod> order = resolution.order().stream().filter(mod -> mod != base).toList();
        if (order.isEmpty()) throw new BrokenMod(findings);
        List<FoundMod> guilty = order.stream().filter(mod -> broken.containsKey(mod.id())).toList();
        for (FoundMod mod : guilty.isEmpty() ? order.subList(order.size() - 1, order.size()) : guilty) {
            others.remove(mod);
            leftOut.add(new LeftOut(mod.manifest().words(), broken.getOrDefault(mod.id(), findings).stream().sorted().distinct().toList()));
        }
    }
}
