package mystics.home.mods;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.disk.FileErrorText;
import mystics.disk.SealedFile;
import mystics.mod.FoundMod;
import mystics.mod.load.Gathering;

/**
 * The load order of a user's mods, and which of them are switched off. The list is kept as text, one mod a line.
 *
 * @param order mod ids in load order, which applies where dependencies leave a choice; other mods follow by id
 * @param off ids of the mods that are switched off
 */
public record ModList(List<String> order, List<String> off) {
    private static final String ON = "on ";
    private static final String OFF = "off ";
    private static final Pattern LINE = Pattern.compile("(on|off) [a-z0-9-]+");

    public ModList {
        order = List.copyOf(order);
        off = List.copyOf(off);
    }

    /** Reads the list from a file; an empty list if there is none. Unknown lines are skipped. */
    public static ModList read(Path file) {
        try {
            List<String> lines = SealedFile.read(file).stream().map(String::strip).filter(ModList::isSound).toList();
            return new ModList(lines.stream().map(line -> line.substring(line.indexOf(' ') + 1)).toList(),
                    lines.stream().filter(line -> line.startsWith(OFF)).map(line -> line.substring(OFF.length())).toList());
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    /** The unreadable lines of a file, a sentence for each. */
    public static List<String> doubts(Path file) {
        try {
            List<String> lines = SealedFile.read(file).stream().map(String::strip).toList();
            return IntStream.range(0, lines.size()).filter(i -> !lines.get(i).matches("(#.*)?") && !isSound(lines.get(i)))
                    .mapToObj(i -> "Line " + (i + 1) + " of " + file
                            + " cannot be read and does not count. Switch a mod on or off with 'mods enable' or 'mods "
                            + "disable', and the list is written anew.")
                    .toList();
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static boolean isSound(String line) {
        return LINE.matcher(line).matches();
    }

    private static UncheckedIOException unreadable(Path file, IOException e) {
        return new UncheckedIOException(
                "The list of mods in " + file + " cannot be read: " + FileErrorText.with(e)
                        + ". Make it readable for you, or delete it, and all mods are switched on.",
                e);
    }

    /** Writes the list. */
    public void write(Path file) {
        try {
            SealedFile.write(file, order.stream().map(mod -> (off.contains(mod) ? OFF : ON) + mod).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "The list of mods cannot be written: " + FileErrorText.with(e) + ". Choose a folder that can be written with --home.",
                    e);
        }
    }

    /** This list with a mod switched on. */
    public ModList on(String mod) {
        return new ModList(order, off.stream().filter(each -> !each.equals(mod)).toList());
    }

    /** This list with a mod switched off. */
    public ModList off(String mod) {
        return new ModList(order, Stream.concat(off.stream(), Stream.of(mod)).distinct().toList());
    }

    /** This list with the given mods first, in the given order. */
    public ModList first(List<String> mods) {
        return new ModList(Stream.concat(mods.stream(), order.stream()).distinct().toList(), off);
    }

    /** This list, extended by those of the given mods that it lacks; they follow at the end, sorted by id. */
    public ModList holding(List<String> mods) {
        return new ModList(Stream.concat(order.stream(), mods.stream().sorted()).distinct().toList(), off);
    }

    /** The given mods in the order of this list, without those that are off. */
    public Gathering sorted(Gathering gathering) {
        List<FoundMod> found = new ArrayList<>(gathering.found().stream().filter(mod -> !off.contains(mod.id())).toList());
        found.sort(Comparator.comparing((FoundMod mod) -> order.contains(mod.id()) ? order.indexOf(mod.id()) : order.size())
                .thenComparing(FoundMod::id));
        return new Gathering(found, gathering.leftOut());
    }
}
