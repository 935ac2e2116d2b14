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

    /** The usual place of a platform. */
    public static HomeFolder usual(Map<String, String> environment, String system, Path user) {
        String low = system.toLowerCase(Locale.ROOT);
        if (low.startsWith("windows")) {
            return new HomeFolder(environment.containsKey("APPDATA") ? Path.of(environment.get("APPDATA"), NAME) : user.resolve("AppData").resolve("Roaming").resolve(NAME));
        }
        if (low.contains("mac")) {
            return new HomeFolder(user.resolve("Library").resolve("Application Support").resolve(NAME));
        }
        return new HomeFolder(named(environment, "XDG_DATA_HOME").orElseGet(() -> named(environment, "HOME").orElse(user).resolve(".local").resolve("share")).resolve(NAME));
    }

    /** A folder an environment names; those who agreed on such names (XDG) pass over what does not begin at the root. */
    private static Optional<Path> named(Map<String, String> environment, String name) {
        return Optional.of(environment.getOrDefault(name, "")).filter(text -> !text.isEmpty()).map(Path::of).filter(Path::isAbsolute);
    }

    /** Saved games. */
    public Path saves() {
        return path.resolve("saves");
    }

    /** Reports of moments. */
    public Path reports() {
        return saves().resolve(Shelf.REPORTS);
    }

    /** Campaigns, and the chapters of them that are under way. */
    public Path campaigns() {
        return path.resolve("campaigns");
    }

    /** Mods of the user. */
    public Path mods() {
        return path.resolve("mods");
    }

    /** What can be made again: checked and compiled mods. */
    public Path cache() {
        return path.resolve("cache");
    }

    /** Which mods are on, and their order. */
    public Path modList() {
        return path.resolve("settings").resolve("mods");
    }

    /** The language somebody reads in. */
    public Path language() {
        return path.resolve("settings").resolve("language");
    }

    /** How many starts in a row failed. */
    public Path starts() {
        return path.resolve("settings").resolve("starts");
    }

    /** Rules of mods that failed in play. */
    public Path failures() {
        return path.resolve("settings").resolve("failures");
    }

    /** Lines typed earlier. */
    public Path history() {
        return path.resolve("settings").resolve("history");
    }
}
