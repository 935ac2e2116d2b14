package mystics.mod;

import java.util.ArrayList;
import java.util.List;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Bind;
import mystics.mod.yaml.Document;

/**
 * What a mod says about itself in {@code mod.yaml}.
 *
 * @param id        small letters, digits and hyphens; what saves, messages and other mods call it
 * @param version   three numbers
 * @param engine    number of the engine it was written for, from 1
 * @param languages two-letter codes; the first is the one it is written in
 * @param needs     ids of the mods it builds on
 * @param about     what it brings; may be empty
 */
public record Manifest(String id, String name, String version, int engine, List<String> authors, String licence, List<String> languages, List<String> needs, String about) {
    /** Path of the manifest in every mod. */
    public static final String FILE = "mod.yaml";

    /** Number of this engine. It grows when mods written for the one before would no longer work. */
    public static final int ENGINE = 1;

    public Manifest {
        authors = List.copyOf(authors);
        languages = languages.isEmpty() ? List.of("en") : List.copyOf(languages);
        needs = List.copyOf(needs);
    }

    /**
     * A manifest whose file has been found to follow the schema.
     *
     * @throws BrokenMod if this engine is not the one it asks for, or if it needs itself
     */
    public static Manifest of(Document document) {
        Manifest manifest = Bind.to(document, Manifest.class);
        List<Finding> findings = new ArrayList<>();
        if (manifest.engine > ENGINE) {
            findings.add(document.error("engine", "/engine", "the mod was written for engine " + manifest.engine + ", this is engine " + ENGINE).fix("Get a newer version of the game."));
        }
        if (manifest.needs.contains(manifest.id)) {
            findings.add(document.error("needs-itself", "/needs/" + manifest.needs.indexOf(manifest.id), "a mod cannot need itself").fix("Delete it."));
        }
        BrokenMod.unlessUsable(findings);
        return manifest;
    }
}
