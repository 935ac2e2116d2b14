package mystics.mod;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import mystics.content.Picture;
import mystics.mod.script.Scripts;
import mystics.mod.script.run.Metered;
import mystics.mod.yaml.Bind;
import mystics.mod.yaml.Document;

/**
 * A mod that is formally correct: its facts follow the schemas and its scripts compile. The names in the mod have not been checked yet:
 * entries to which it refers may be missing.
 *
 * @param <T>       base class of the scripts
 * @param hash      SHA-256 of all files, in hexadecimal digits
 * @param documents all files with facts by path, sorted
 * @param scripts   all scripts
 * @param pictures all pictures, checked for safety
 * @param plans data computed from the mod's drawings when the program was built, by path; the entries were checked at that time, too
 */
public record CompiledMod<T extends Metered>(Manifest manifest, String hash, SortedMap<String, Document> documents, Scripts<T> scripts,
        List<Picture> pictures,
        SortedMap<String, byte[]> plans) {

    /**
     * The key under which an entry names another entry from which it takes missing values. The other entry is checked when the two entries
     * are combined.
     */
    public static final String EXTENDS = "extends";

    /** The key under which an entry names another mod, in order to replace that mod's entry of the same id. */
    public static final String REPLACES = "replaces";

    /** The plan that the build computed from the drawing in a file. */
    public Optional<byte[]> plan(Document document) {
        return Optional.ofNullable(plans.get(document.path()));
    }

    /** All documents of one folder, by id. */
    public List<Document> documents(String kind) {
        return documents.values().stream().filter(document -> document.folder().equals(kind)).toList();
    }

    /** All documents of one folder, as records. */
    public <R extends Record> List<R> all(String kind, Class<R> type) {
        return documents(kind).stream().map(document -> Bind.to(document, type)).toList();
    }
}
