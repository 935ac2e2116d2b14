package mystics.home.mods;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.home.Failure;
import mystics.home.HomeFolder;
import mystics.mod.load.Gathering;

/**
 * The facts about mods in a user's folder.
 *
 * @param paths the folders and zip files of mods, sorted
 * @param list the load order of the mods, and which mods are off
 * @param doubts the unreadable lines of that list, a sentence for each
 * @param trouble the reason why the mods cannot be read; empty if they can be read. If there is a reason, the other values are empty
 */
public record HomeMods(List<Path> paths, ModList list, List<String> doubts, Optional<Sentence> trouble) {
    /** No mods. */
    public static final HomeMods NONE = new HomeMods(List.of(), new ModList(List.of(), List.of()), List.of(), Optional.empty());

    /** Reads the mods of a user's folder. */
    public static HomeMods in(HomeFolder home) {
        try {
            return new HomeMods(Gathering.in(home.mods()), ModList.read(home.modList()), ModList.doubts(home.modList()), Optional.empty());
        } catch (UncheckedIOException unreadable) {
            return new HomeMods(NONE.paths, NONE.list, NONE.doubts, Optional.of(Sentence.of(
                    "Your mods are not loaded. {why}", "why", Failure.words(unreadable))));
        }
    }
}
