package mystics.mod.load;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import mystics.content.Entry;
import mystics.mod.FoundMod;
import mystics.mod.ReadMod;
import mystics.mod.amend.Register;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.resolve.LeftOut;
import mystics.mod.resolve.Resolution;
import mystics.mod.resolve.Resolver;
import mystics.mod.words.BaseWords;
import mystics.mod.yaml.Document;

/** Puts mods together. A mod with a mistake is left out, and the others are put together anew without it, until all that is left is sound. */
public final class Assembling {
    private final ModLoader loader;
    private final Progress progress;
    private final FoundMod base;
    private final List<FoundMod> others;
    private final List<LeftOut> leftOut;
    private final Map<FoundMod, ReadMod<BaseWords>> read = new IdentityHashMap<>();
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
     * Puts the base game and some mods together.
     *
     * @param gathering the mods, in the order somebody wishes for
     * @throws BrokenMod if the base game itself is broken
     */
    public static Assembly of(ModLoader loader, Gathering gathering) {
        return of(loader, gathering, Progress.NONE);
    }

    /**
     * The same, telling somebody of each mod that is new.
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
            if (sound(findings)) {
                List<ReadMod<BaseWords>> mods = resolution.order().stream().map(read::get).toList();
                Register register = Register.of(mods, loader.schemas());
                findings.addAll(register.findings());
                Optional<Library> library = sound(findings) ? library(mods, register, findings) : Optional.empty();
                if (library.isPresent()) return new Assembly(library.get(), Optional.of(register), resolution.leftOut(), findings.stream().sorted().distinct().toList());
            }
            leaveOut(findings);
        }
    }

    private void read(List<Finding> findings) {
        List<FoundMod> unread = resolution.order().stream().filter(mod -> !read.containsKey(mod)).toList();
        List<FoundMod> unseen = unread.stream().filter(mod -> !loader.knows(mod.source())).toList();
        for (FoundMod mod : unread) {
            if (unseen.contains(mod)) progress.begins(mod, unseen.indexOf(mod) + 1, unseen.size());
            collect(findings, () -> loader.read(mod.source())).ifPresent(one -> read.put(mod, one));
        }
    }

    private static boolean sound(List<Finding> findings) {
        return findings.stream().noneMatch(finding -> finding.severity() == Finding.Severity.ERROR);
    }

    private Optional<Library> library(List<ReadMod<BaseWords>> mods, Register register, List<Finding> findings) {
        findings.addAll(References.dangling(register, mods.stream().map(mod -> mod.manifest().id()).skip(1).toList()));
        List<LoadedMod> loaded = new ArrayList<>();
        int rules = 0;
        for (ReadMod<BaseWords> mod : mods) {
            int first = rules;
            List<Entry> entries = new ArrayList<>();
            List<Document> sound = register.entries(mod.manifest().id()).stream().filter(document -> findings.stream().noneMatch(finding -> finding.file().equals(document.path()))).toList();
            collect(findings, () -> entries.addAll(Entries.of(sound, document -> register.isChanged(document) ? Optional.empty() : mod.plan(document))));
            entries.addAll(mod.pictures());
            Optional<ScriptRules> own = collect(findings, () -> new ScriptRules(new Voices(mods, register).of(mod), first));
            own.ifPresent(found -> loaded.add(new LoadedMod(mod.manifest(), mod.hash(), entries, found)));
            rules += own.map(found -> found.rules().size()).orElse(0);
        }
        findings.replaceAll(register::blamed);
        return sound(findings) ? Optional.of(new Library(loaded)) : Optional.empty();
    }

    /** Those in whose files an error stands; if that is the base game alone, the program is broken. */
    private void leaveOut(List<Finding> findings) {
        Map<String, List<Finding>> broken = findings.stream().filter(finding -> finding.severity() == Finding.Severity.ERROR)
                .collect(Collectors.groupingBy(Finding::mod, TreeMap::new, Collectors.toList()));
        List<FoundMod> guilty = resolution.order().stream().filter(mod -> mod != base && broken.containsKey(mod.id())).toList();
        if (guilty.isEmpty()) throw new BrokenMod(findings);
        for (FoundMod mod : guilty) {
            others.remove(mod);
            leftOut.add(new LeftOut(mod.manifest().words(), broken.get(mod.id()).stream().sorted().distinct().toList()));
        }
    }

    private static <R> Optional<R> collect(List<Finding> findings, Supplier<R> part) {
        try {
            return Optional.of(part.get());
        } catch (BrokenMod broken) {
            findings.addAll(broken.findings());
            return Optional.empty();
        }
    }
}
