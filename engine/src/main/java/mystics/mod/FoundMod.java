package mystics.mod;

import java.util.List;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.Schemas;
import mystics.mod.yaml.YamlText;
import tools.jackson.databind.JsonNode;

/**
 * A mod found on disk, of which only the manifest has been read.
 *
 * @param page the file of the manifest
 */
public record FoundMod(ModSource source, Manifest manifest, Document page) {

    /**
     * Reads the manifest of a mod.
     *
     * @throws BrokenMod if the manifest is missing or faulty
     */
    public static FoundMod of(ModSource source, Schemas schemas) {
        if (!source.has(Manifest.FILE)) throw new BrokenMod(ModLayout.check(source.name(), source));
        Document plain = YamlText.read(source.name(), Manifest.FILE, source.bytes(Manifest.FILE));
        String id = plain.root().path("id").asString("");
        Document page = ModLayout.isId(id) ? YamlText.read(id, Manifest.FILE, source.bytes(Manifest.FILE)) : plain;
        List<Finding> findings = schemas.check(page, "mod");
        BrokenMod.unlessUsable(findings);
        return of(source, page);
    }

    /** The mod with a manifest that is already known to follow the schema. */
    public static FoundMod of(ModSource source, Document page) {
        return new FoundMod(source, Manifest.of(page), page);
    }

    /** Its id. */
    public String id() {
        return manifest.id();
    }

    /** The place where the manifest names another mod. */
    public Place place(String key, String mod) {
        JsonNode named = page.root().path(key);
        List<String> listed = named.isArray() ? named.valueStream().map(each -> each.asString("")).toList() : List.of();
        return page.keyAt("/" + key + "/" + (listed.contains(mod) ? String.valueOf(listed.indexOf(mod)) : mod));
    }
}
