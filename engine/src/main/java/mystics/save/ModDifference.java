package mystics.save;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.choice.Worded;

/**
 * The difference between a mod of a save and the loaded mods.
 *
 * @param saved the mod's version in the save; empty if the save lacks the mod
 * @param loaded the mod's loaded version; empty if the mod is not loaded
 */
public record ModDifference(String mod, Kind kind, String saved, String loaded) implements Worded {
    /** The kinds of difference, from the point of view of the loaded mod. */
    public enum Kind { SAME, NEWER, OLDER, ALTERED, MISSING, ADDED, MOVED }

    /** Every mod of a save and every loaded mod, each with its difference. The mods of the save come first, in the order of the save. */
    public static List<ModDifference> between(List<SavedMod> saved, List<SavedMod> loaded) {
        List<ModDifference> differences = new ArrayList<>();
        List<String> before = common(saved, loaded);
        List<String> now = common(loaded, saved);
        for (SavedMod mod : saved) {
            differences.add(find(loaded, mod.id()).map(found -> {
                boolean moved = before.indexOf(mod.id()) != now.indexOf(mod.id());
                return new ModDifference(mod.id(), kind(mod, found, moved ? Kind.MOVED : Kind.SAME), mod.version(), found.version());
            }).orElseGet(() -> new ModDifference(mod.id(), Kind.MISSING, mod.version(), "")));
        }
        loaded.stream().filter(mod -> find(saved, mod.id()).isEmpty())
                .forEach(mod -> differences.add(new ModDifference(mod.id(), Kind.ADDED, "", mod.version())));
        return differences;
    }

    private static List<String> common(List<SavedMod> some, List<SavedMod> others) {
        return some.stream().map(SavedMod::id).filter(id -> find(others, id).isPresent()).toList();
    }

    private static Optional<SavedMod> find(List<SavedMod> mods, String id) {
        return mods.stream().filter(mod -> mod.id().equals(id)).findFirst();
    }

    private static Kind kind(SavedMod saved, SavedMod loaded, Kind otherwise) {
        int newer = Arrays.compare(numbers(loaded.version()), numbers(saved.version()));
        if (newer != 0) {
            return newer > 0 ? Kind.NEWER : Kind.OLDER;
        }
        return saved.hash().equals(loaded.hash()) ? otherwise : Kind.ALTERED;
    }

    private static int[] numbers(String version) {
        return Arrays.stream(version.split("\\D+")).filter(part -> !part.isEmpty() && part.length() < 10).mapToInt(Integer::parseInt)
                .toArray();
    }

    /** Whether the mod is both in the save and loaded, so that continuing the game can be tried. */
    boolean isTriable() {
        return kind != Kind.MISSING && kind != Kind.ADDED;
    }

    /** A whole sentence that says how to restore the mod of the save; empty if the mod is loaded unchanged. */
    public Sentence remedy() {
        return said(switch (kind) {
            case SAME -> "";
            case NEWER -> "Put {mod} {saved} back, or go on by the rules of {loaded}.";
            case OLDER -> "Get {mod} {saved} or newer.";
            case ALTERED -> "Put back the files of {mod} as they were, or go on with those that are there.";
            case MISSING -> "Put {mod} {saved} into the folder of mods, and see that it is switched on.";
            case ADDED -> "Switch {mod} off.";
            case MOVED -> "Load {mod} in its place of then.";
        });
    }

    /** The difference in words, such as {@code more-mice is newer (1.2.0, saved with 1.1.0)}. */
    @Override
    public Sentence words() {
        return said(switch (kind) {
            case SAME -> "{mod} is the same";
            case NEWER -> "{mod} is newer ({loaded}, saved with {saved})";
            case OLDER -> "{mod} is older ({loaded}, saved with {saved})";
            case ALTERED -> "{mod} is altered (its files are not those of the save, though both are {saved})";
            case MISSING -> "{mod} is missing (saved with {saved})";
            case ADDED -> "{mod} was not there ({loaded})";
            case MOVED -> "{mod} stands elsewhere in the order of mods";
        });
    }

    private Sentence said(String pattern) {
        return Sentence.of(pattern, "mod", mod, "saved", saved, "loaded", loaded);
    }
}
