package mystics.home.mods;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.home.HomeFolder;
import mystics.home.ReadingLanguage;
import mystics.mod.FoundMod;
import mystics.mod.load.Assembling;
import mystics.mod.load.Assembly;
import mystics.mod.load.Gathering;
import mystics.mod.load.LoadedMod;
import mystics.mod.load.ModLoader;
import mystics.mod.resolve.Resolver;

/** The mods in a user's folder: their order, their condition, and which are switched on. A change takes effect at the next load. */
public final class ModShelf {
    private final HomeFolder home;

    /** The mods of a user. */
    public ModShelf(HomeFolder home) {
        this.home = home;
    }

    /** Whether a mod is loaded. {@code REPLACED} means that another copy of the mod, of the same or a newer version, is loaded instead. */
    public enum State {
        ON, OFF, REPLACED, UNREADABLE
    }

    /**
     * A mod in the folder.
     *
     * @param words the id and version of the mod
     * @param about the description of the mod, or the reason why the mod cannot be read
     */
    public record Entry(String id, State state, String words, String name, String about) {
    }

    /** The mods in the folder: first those that are on, in load order, and then the others. */
    public List<Entry> entries() {
        Gathering gathering = gathering();
        ModList list = list();
        List<FoundMod> wanted = list.sorted(gathering).found();
        List<FoundMod> replaced = Resolver.replaced(wanted);
        Stream<Entry> on = wanted.stream().map(mod -> entry(mod, replaced.contains(mod) ? State.REPLACED : State.ON));
        Stream<Entry> off = gathering.found().stream().filter(mod -> list.off().contains(mod.id())).map(mod -> entry(mod, State.OFF));
        Stream<Entry> unreadable = gathering.leftOut().stream().map(mod -> new Entry(mod.mod(), State.UNREADABLE, mod.mod(), mod.mod(),
                mod.reasons().stream().map(String::valueOf).collect(Collectors.joining("\n"))));
        return Stream.of(on, off, unreadable).flatMap(mods -> mods).toList();
    }

    private static Entry entry(FoundMod mod, State state) {
        boolean scripts = mod.source().paths().stream().anyMatch(path -> path.endsWith(".groovy"));
        return new Entry(mod.id(), state, mod.manifest().words(), mod.manifest().name(),
                mod.manifest().about().strip() + (scripts ? " (with scripts)" : " (facts only)"));
    }

    /**
     * The languages after the next load, as two-letter codes; the first is English, the language of the engine. The languages of a mod in
     * the folder count if the next start will load the mod; those of a mod loaded from elsewhere always count. This method is slow for mods
     * that have changed.
     *
     * @param loaded the mods that are loaded now
     */
    public List<String> languages(List<LoadedMod> loaded) {
        HomeMods here = HomeMods.in(home);
        ModLoader loader = ModLoader.keepingIn(home.cache());
        Gathering inFolder = Gathering.at(loader, here.paths());
        Stream<LoadedMod> next = Assembling.of(loader, here.list().sorted(inFolder)).library().mods().stream();
        Stream<LoadedMod> elsewhere = loaded.stream().filter(mod -> !isIn(inFolder, mod.id()));
        Stream<String> spoken = Stream.concat(next, elsewhere).flatMap(mod -> mod.manifest().languages().stream()).sorted();
        return Stream.concat(Stream.of(ReadingLanguage.WRITTEN), spoken).distinct().toList();
    }

    /** Whether a mod is in the folder. A mod with a broken manifest is known only by the name of its file. */
    private static boolean isIn(Gathering folder, String mod) {
        return folder.found().stream().anyMatch(found -> found.id().equals(mod))
                || folder.leftOut().stream().anyMatch(broken -> broken.mod().startsWith(mod));
    }

    /** Switches a mod on. */
    public void on(String mod) {
        listed().on(mod).write(home.modList());
    }

    /** Switches a mod off. */
    public void off(String mod) {
        listed().off(mod).write(home.modList());
    }

    /** Moves a mod one place earlier in the load order, unless the requirements of mods forbid it. */
    public void earlier(String mod) {
        List<String> order = new ArrayList<>(listed().order());
        int place = order.indexOf(mod);
        if (place > 0) {
            order.remove(place);
            order.add(place - 1, mod);
            new ModList(order, list().off()).write(home.modList());
        }
    }

    /**
     * The problems of the mods that are on: mods left out with reasons, warnings, lint findings and failures in play. The list is empty if
     * all is well. Slow.
     */
    public List<String> health() {
        List<String> lines = new ArrayList<>(ModLines.of(assembly()));
        ModHealth.of(home).stream().filter(mod -> !mod.isWell()).forEach(mod -> {
            lines.add(mod.words() + ":");
            lines.addAll(mod.lines());
        });
        return lines;
    }

    private Assembly assembly() {
        ModLoader loader = ModLoader.keepingIn(home.cache());
        return Assembling.of(loader, list().sorted(Gathering.at(loader, Gathering.in(home.mods()))));
    }

    private Gathering gathering() {
        return Gathering.at(ModLoader.fresh(), Gathering.in(home.mods()));
    }

    private ModList listed() {
        return list().holding(gathering().found().stream().map(FoundMod::id).distinct().toList());
    }

    private ModList list() {
        return ModList.read(home.modList());
    }
}
