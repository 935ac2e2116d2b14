package mystics.lint;

import java.util.List;
import mystics.mod.Manifest;
import mystics.mod.amend.Register;
import mystics.mod.load.Library;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;

/**
 * A mod that is looked at, loaded together with what it needs.
 *
 * @param register all entries of all loaded mods
 */
record Subject(ModSource source, Manifest manifest, Register register, Library library) {

    /** The mod's own entries of one folder, as they stand after all amendments. */
    List<Document> entries(String folder) {
        return register.entries(manifest.id()).stream().filter(entry -> entry.folder().equals(folder)).toList();
    }
}
