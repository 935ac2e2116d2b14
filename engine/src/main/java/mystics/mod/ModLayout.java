package mystics.mod;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.finding.Place;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;

/**
 * The role of each file in a mod: {@code cards/dagger.yaml} states the facts of the card {@code dagger}, and {@code cards/dagger.groovy}
 * its rules. A file in the right folder is part of the game; no file needs to be registered.
 */
public final class ModLayout {
    /** The folders of entries, each named after its kind. */
    public static final List<String> KINDS = List.of("abilities", "cards", "chapters", "difficulties", "encounters", "figures",
            "heroes", "hints", "looks", "marks", "minions", "persons", "sounds", "tiles", "titles", "variants");

    /** The folder of scripts that belong to no entry. */
    public static final String RULES = "rules";

    /** The folder of translations. */
    public static final String LANGUAGES = "lang";

    /** The folder of amendments to other mods' entries. */
    public static final String AMENDMENTS = "amendments";

    private static final Set<String> FOLDERS = Stream.concat(KINDS.stream(), Stream.of(AMENDMENTS, LANGUAGES, RULES))
            .collect(Collectors.toUnmodifiableSet());
    private static final Set<String> LEFT_ALONE = Set.of("art", "docs", "pictures", "playthroughs", "scenarios", "schemas", "specs");
    private static final int LONGEST_ID = 60;
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    private ModLayout() {}

    /** The paths of all files with facts, except the manifest. */
    public static List<String> facts(ModSource source) {
        return source.paths().stream().filter(path -> path.endsWith(".yaml")
                && (KINDS.contains(folder(path)) || folder(path).equals(AMENDMENTS) || LanguageFiles.language(path).isPresent())).toList();
    }

    /** Paths of all scripts. */
    public static List<String> scripts(ModSource source) {
        return source.paths().stream().filter(path -> path.endsWith(".groovy")
                && (KINDS.contains(folder(path)) || folder(path).equals(RULES) || folder(path).equals(AMENDMENTS))).toList();
    }

    /** Whether a text is a valid id of a mod or an entry. */
    public static boolean isId(String text) {
        return ID.matcher(text).matches();
    }

    /** Findings about files that would be ignored because their place or name is wrong. */
    public static List<Finding> check(String mod, ModSource source) {
        if (!source.has(Manifest.FILE)) {
            return List.of(Finding.error("no-manifest", Place.of(mod), "there is no " + Manifest.FILE)
                    .because("this file gives the name and the authors of the mod").fix(manifestElsewhere(source)));
        }
        List<Finding> findings = new ArrayList<>();
        source.paths().forEach(path -> misplaced(mod, source, path).ifPresent(findings::add));
        return findings;
    }

    private static String manifestElsewhere(ModSource source) {
        Optional<String> deeper = source.paths().stream().filter(path -> path.endsWith("/" + Manifest.FILE)).findFirst();
        Optional<String> archive = source.paths().stream().filter(path -> path.endsWith(".zip")).findFirst();
        if (source.paths().stream().anyMatch(path -> path.startsWith(Manifest.FILE + "/"))) return "It is a file, not a folder.";
        return deeper.map(path -> "There is one in " + path.substring(0, path.lastIndexOf('/')) + "/: that folder is the mod.")
                .or(() -> archive.map(path -> "Perhaps " + path + " is the mod.")).orElse("Write one.");
    }

    /** Findings about contents that are forbidden in a mod that declares itself irrelevant to saved games. */
    public static List<Finding> harmless(Document manifest, ModSource source) {
        boolean harmless = manifest.root().path("affects-saves").isBoolean() && !manifest.root().path("affects-saves").booleanValue();
        Optional<String> matters = source.paths().stream().filter(path -> FOLDERS.contains(folder(path)) && !folder(path).equals(LANGUAGES))
                .findFirst();
        return harmless && matters.isPresent()
                ? List.of(manifest.error("affects-saves", "/affects-saves", "the mod affects saved games: it contains " + matters.get())
                        .because("only a mod that contains nothing but translations does not").fix("Delete the key."))
                : List.of();
    }

    private static Optional<Finding> misplaced(String mod, ModSource source, String path) {
        Place file = Place.of(mod, path);
        String top = path.substring(0, Math.max(0, path.indexOf('/')));
        String name = path.substring(path.lastIndexOf('/') + 1);
        boolean ours = name.matches(".*\\.(ya?ml|groovy)");
        if (!ours || LEFT_ALONE.contains(top) || path.equals(Manifest.FILE)) return Optional.empty();
        if (name.endsWith(".yml")) {
            return Optional
                    .of(Finding.error("file-ending", file, "the data of an entry is in a file that ends in .yaml").fix("Rename it."));
        }
        if (top.isEmpty()) {
            return Optional.of(Finding.error("unknown-folder", file, "the file is not in a folder")
                    .because("the folder says what a file describes").fix("Move it into the folder of its kind."));
        }
        if (!FOLDERS.contains(top)) {
            return Optional
                    .of(Finding.error("unknown-folder", file, "'" + top + "/' is not a folder of a mod").fix(Nearest.advice(top, FOLDERS)));
        }
        if (!folder(path).equals(top) && LanguageFiles.language(path).isEmpty()) {
            return Optional.of(Finding.error("nested-folder", file, "the file lies too deep").fix("Put it directly into " + top + "/."));
        }
        return named(source, file, path, name.substring(0, name.lastIndexOf('.')));
    }

    private static Optional<Finding> named(ModSource source, Place file, String path, String id) {
        if (id.length() > LONGEST_ID) {
            return Optional.of(Finding.error("file-name", file, "the name is longer than " + LONGEST_ID + " characters").fix("Rename it."));
        }
        if (!isId(id)) {
            return Optional.of(Finding.error("file-name", file, "'" + id + "' cannot be an id")
                    .because("an id is small letters and digits, words joined by hyphens").fix("Rename it."));
        }
        if (folder(path).equals(RULES)) {
            return path.endsWith(".groovy") ? Optional.empty()
                    : Optional.of(Finding.error("misplaced", file, "data files do not belong in " + RULES + "/"));
        }
        if (path.startsWith(LANGUAGES + "/")) {
            return path.endsWith(".yaml") ? Optional.empty()
                    : Optional.of(Finding.error("misplaced", file, "scripts do not belong in " + LANGUAGES + "/"));
        }
        String facts = path.replaceFirst("\\.groovy$", ".yaml");
        if (source.has(facts)) return Optional.empty();
        List<String> neighbours = facts(source).stream().filter(each -> folder(each).equals(folder(path)))
                .map(each -> each.substring(each.indexOf('/') + 1)).toList();
        return Optional.of(Finding.error("script-alone", file, "there is no " + facts + " beside this script")
                .because("rules belong to an entry with a data file")
                .fix(Nearest.to(id + ".yaml", neighbours).map(near -> "Did you mean '" + near + "'?").orElse("")));
    }

    private static String folder(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }
}
