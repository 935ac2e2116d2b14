package mystics.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import mystics.home.HomeFolder;
import mystics.home.mods.ModHealth;
import mystics.home.mods.ModLines;
import mystics.home.mods.ModList;
import mystics.mod.FoundMod;
import mystics.mod.finding.Nearest;
import mystics.mod.load.Assembling;
import mystics.mod.load.Assembly;
import mystics.mod.load.Gathering;
import mystics.mod.load.ModLoader;
import mystics.mod.resolve.Resolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** The command that manages the mods in the user's folder. */
@Command(name = "mods", subcommands = AddModCommand.class, description = "Lists the mods in your folder, adds others, switches them on and "
        + "off, sets their load order, and checks them.")
final class ModsCommand implements Callable<Integer> {
    private static final String REPLACED = " - not loaded: there is another copy of this mod, as new or newer";

    @ParentCommand
    private Mystics program;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        return list();
    }

    @Command(description = "Lists the mods in your folder in load order.")
    Integer list() {
        Gathering gathering = Gathering.at(ModLoader.fresh(), Gathering.in(home().mods()));
        ModList list = list(home());
        PrintWriter out = spec.commandLine().getOut();
        List<FoundMod> replaced = Resolver.replaced(list.sorted(gathering).found());
        list.sorted(gathering).found().forEach(mod -> out.println("on   " + line(mod) + (replaced.contains(mod) ? REPLACED : "")));
        gathering.found().stream().filter(mod -> list.off().contains(mod.id())).forEach(mod -> out.println("off  " + line(mod)));
        gathering.leftOut().forEach(mod -> out.println("     " + mod.mod() + ": " + mod.reasons().get(0).message()));
        ModList.doubts(home().modList()).forEach(out::println);
        if (gathering.found().isEmpty() && gathering.leftOut().isEmpty()) {
            out.println("There are no mods in " + home().mods() + " yet. Add one with 'mods add' and its folder or zip file.");
        }
        out.flush();
        return Mystics.FINE;
    }

    private static String line(FoundMod mod) {
        String saves = mod.manifest().mattersToSaves() ? "" : " (saved games do not need it)";
        String scripts = mod.source().paths().stream().anyMatch(path -> path.endsWith(".groovy")) ? " (with scripts)" : " (facts only)";
        return mod.manifest().words() + ", " + mod.manifest().name() + scripts + saves;
    }

    @Command(description = "Switches mods on.")
    Integer enable(@Parameters(paramLabel = "MOD", arity = "1..*", description = "Ids of mods.") List<String> mods) {
        known(mods).forEach(mod -> list(home()).holding(ids()).on(mod).write(home().modList()));
        return list();
    }

    @Command(description = "Switches mods off.")
    Integer disable(@Parameters(paramLabel = "MOD", arity = "1..*", description = "Ids of mods.") List<String> mods) {
        known(mods).forEach(mod -> list(home()).holding(ids()).off(mod).write(home().modList()));
        return list();
    }

    @Command(description = "Loads these mods first, in this order, unless the mods themselves require another order.")
    Integer order(@Parameters(paramLabel = "MOD", arity = "1..*", description = "Ids of mods.") List<String> mods) {
        list(home()).holding(ids()).first(known(mods)).write(home().modList());
        return list();
    }

    @Command(description = "Loads all mods that are on and reports the lint findings of each, its rules that failed in play, "
            + "and failed starts. Fails if a mod has to be left out.")
    Integer health() {
        ModLoader loader = ModLoader.keepingIn(home().cache());
        Assembly assembly = Assembling.of(loader, list(home()).sorted(Gathering.at(loader, Gathering.in(home().mods()))));
        PrintWriter out = spec.commandLine().getOut();
        assembly.library().mods().forEach(mod -> out.println("fine " + mod.manifest().words() + ", " + mod.entries().size() + " entries"));
        ModList.doubts(home().modList()).forEach(out::println);
        ModLines.of(assembly).forEach(out::println);
        ModHealth.of(home()).forEach(mod -> {
            out.println(mod.words() + ":");
            mod.lines().forEach(line -> out.println("  " + line));
        });
        out.flush();
        return assembly.leftOut().isEmpty() ? Mystics.FINE : Mystics.FAILED;
    }

    private List<String> known(List<String> mods) {
        List<String> ids = ids();
        mods.stream().filter(mod -> !ids.contains(mod)).findFirst().ifPresent(unknown -> {
            throw new IllegalArgumentException("There is no mod '" + unknown + "' in " + home().mods() + ". "
                    + (ids.isEmpty() ? "Put a folder or zip file of a mod there." : Nearest.advice(unknown, ids)));
        });
        return mods;
    }

    private List<String> ids() {
        return Gathering.at(ModLoader.fresh(), Gathering.in(home().mods())).found().stream().map(FoundMod::id).distinct().toList();
    }

    private static ModList list(HomeFolder home) {
        return ModList.read(home.modList());
    }

    /** The user's folder. */
    HomeFolder home() {
        return program.home();
    }
}
