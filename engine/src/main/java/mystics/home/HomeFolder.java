package mystics.home;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The folder of one user's data: saved games, mods, settings and caches.
 *
 * @param path the folder; it need not exist yet
 */
public record HomeFolder(Path path) {
    private static final String NAME = "mystics";

    /** The usual folder on an operating system. */
    public static HomeFolder usual(Map<String, String> environment, String system, Path user) {
        String low = system.toLowerCase(Locale.ROOT);
        if (low.startsWith("windows")) {
            return new HomeFolder(environment.containsKey("APPDATA") ? Path.of(environment.get("APPDATA"), NAME)
                    : user.resolve("AppData").resolve("Roaming").resolve(NAME));
        }
        if (low.contains("mac")) {
            return new HomeFolder(user.resolve("Library").resolve("Application Support").resolve(NAME));
        }
        return new HomeFolder(named(environment, "XDG_DATA_HOME")
                .orElseGet(() -> named(environment, "HOME").orElse(user).resolve(".local").resolve("share")).resolve(NAME));
    }

    /** A folder from an environment variable. By the XDG convention, a relative path is ignored. */
    private static Optional<Path> named(Map<String, String> environment, String name) {
        return Optional.of(environment.getOrDefault(name, "")).filter(text -> !text.isEmpty()).map(Path::of).filter(Path::isAbsolute);
    }

    /** The folder of saved games. */
    public Path saves() {
        return path.resolve("saves");
    }

    /** The folder of bug reports. */
    public Path reports() {
        return saves().resolve(Shelf.REPORTS);
    }

    /** The folder of campaigns and their chapters in progress. */
    public Path campaigns() {
        return path.resolve("campaigns");
    }

    /** The folder of the user's mods. */
    public Path mods() {
        return path.resolve("mods");
    }

    /** The folder for copies of mods that were replaced by other copies. */
    public Path replacedMods() {
        return path.resolve("replaced-mods");
    }

    /** The cache of checked and compiled mods, which may be deleted. */
    public Path cache() {
        return path.resolve("cache");
    }

    /** The file that records the load order of the mods and which of them are on. */
    public Path modList() {
        return path.resolve("settings").resolve("mods");
    }

    /** The file with the user's language. */
    public Path language() {
        return path.resolve("settings").resolve("language");
    }

    /** The file with the players of the latest chapters outside campaigns. */
    public Path players() {
        return path.resolve("settings").resolve("players");
    }

    /** The file with the hints that have been read. */
    public Path hints() {
        return path.resolve("settings").resolve("hints");
    }

    /** The file that counts failed starts. */
    public Path starts() {
        return path.resolve("settings").resolve("starts");
    }

    /** The log of mod rules that failed in play. */
    public Path failures() {
        return path.resolve("settings").resolve("failures");
    }

    /** The file of lines typed earlier at the terminal. */
    public Path history() {
        return path.resolve("settings").resolve("history");
    }
}
