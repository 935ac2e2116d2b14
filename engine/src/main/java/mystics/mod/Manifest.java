package mystics.mod;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Bind;
import mystics.mod.yaml.Document;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The self-description of a mod, from {@code mod.yaml}.
 *
 * @param id small letters, digits and hyphens; identifies the mod in saves, messages and other mods
 * @param version three numbers
 * @param engine number of the engine version that the mod was written for, from 1
 * @param languages two-letter codes; the first is the language of the mod's own texts
 * @param needs required mods, each with a range of versions
 * @param likes optional mods, each with a range of versions; loaded before this mod if present
 * @param conflicts mods that cannot be loaded together with this one, each with a range of versions
 * @param after mods that are loaded before this one if present
 * @param affectsSaves whether games saved with the mod need the mod; only a mod that contains nothing but translations
 *    may say no
 * @param renames renamed entries: old name and current name, {@code folder/id}
 * @param translates the things that the mod translates in full: entries {@code folder/id}, its own entries of a folder
 *    {@code folder/*}, or whole mods by id; if absent, all of its own entries
 * @param about a description of the mod; may be empty
 */
public record Manifest(String id, String name, String version, int engine, List<String> authors, String licence, List<String> languages,
        Map<String, String> needs, Map<String, String> likes, Map<String, String> conflicts, List<String> after,
        Optional<Boolean> affectsSaves, Map<String, String> renames, List<String> translates,
        String about) {
    /** Path of the manifest in every mod. */
    public static final String FILE = ModSource.MANIFEST;

    /** The version number of this engine. The number increases when older mods would no longer work. */
    public static final int ENGINE = 1;

    private static final String NEEDS = "needs";

    public Manifest {
        authors = List.copyOf(authors);
        languages = languages.isEmpty() ? List.of("en") : List.copyOf(languages);
    }

    /**
     * Reads a manifest that follows the schema.
     *
     * @throws BrokenMod if the manifest requires another engine, or names its own mod as one of the other mods
     */
    public static Manifest of(Document document) {
        Manifest manifest = Bind.to(document.root().path(NEEDS).isArray() ? withRanges(document) : document, Manifest.class);
        List<Finding> findings = new ArrayList<>();
        if (manifest.engine > ENGINE) {
            findings.add(
                    document.error("engine", "/engine", "the mod was written for engine " + manifest.engine + ", this is engine " + ENGINE)
                            .fix("Get a newer version of the game."));
        }
        manifest.itself(document, NEEDS, manifest.needs).ifPresent(findings::add);
        manifest.itself(document, "likes", manifest.likes).ifPresent(findings::add);
        manifest.itself(document, "conflicts", manifest.conflicts).ifPresent(findings::add);
        if (manifest.after.contains(manifest.id)) {
            findings.add(document.error("names-itself", "/after/" + manifest.after.indexOf(manifest.id), "a mod cannot come after itself")
                    .fix("Delete it."));
        }
        BrokenMod.unlessUsable(findings);
        return manifest;
    }

    /** A mod named without a range of versions gets a range that allows any version. */
    private static Document withRanges(Document document) {
        ObjectNode page = JsonNodeFactory.instance.objectNode();
        document.root().properties().forEach(member -> page.set(member.getKey(), member.getValue()));
        ObjectNode ranges = page.putObject(NEEDS);
        document.root().path(NEEDS).forEach(mod -> ranges.put(mod.asString(""), Version.ANY));
        return document.with(page);
    }

    private Optional<Finding> itself(Document document, String key, Map<String, String> others) {
        return others.containsKey(id)
                ? Optional.of(Finding.error("names-itself", document.keyAt("/" + key + "/" + id), "a mod cannot stand among its own " + key)
                        .fix("Delete it."))
                : Optional.empty();
    }

    /** The version, for comparison. */
    public Version release() {
        return new Version(version);
    }

    /** Whether games saved with the mod need the mod. */
    public boolean mattersToSaves() {
        return affectsSaves.orElse(true);
    }

    /** Whether the manifest asks for another mod to be loaded first. */
    public boolean comesAfter(String other) {
        return needs.containsKey(other) || likes.containsKey(other) || after.contains(other);
    }

    /** {@code id version} */
    public String words() {
        return id + " " + version;
    }
}
