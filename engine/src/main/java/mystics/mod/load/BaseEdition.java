package mystics.mod.load;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import mystics.mod.source.ModSource;

/** The base game in a separate folder, possibly edited. */
public final class BaseEdition {
    private BaseEdition() {
    }

    /**
     * A mod as an edition of the base game, without the other files in the program's source, such as specs. The result is empty if the mod
     * has at most half of the base game's files.
     *
     * @param base the base game that comes with the program
     */
    public static Optional<ModSource> of(ModSource base, ModSource mod) {
        List<String> paths = base.paths();
        if (paths.stream().filter(mod::has).count() * 2 <= paths.size()) return Optional.empty();
        Set<String> folders = paths.stream().map(BaseEdition::folder).collect(Collectors.toSet());
        return Optional.of(ModSource.of(mod.name(), mod.paths().stream().filter(path -> folders.contains(folder(path)))
                .collect(Collectors.toMap(path -> path, mod::bytes))));
    }

    private static String folder(String path) {
        return path.contains("/") ? path.substring(0, path.indexOf('/')) : path;
    }
}
