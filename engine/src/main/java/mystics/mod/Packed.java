package mystics.mod;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.mod.script.ClassForm;
import mystics.mod.script.Metered;
import mystics.mod.script.ScriptApi;
import mystics.mod.script.ScriptCompiler;
import mystics.mod.script.Scripts;
import mystics.mod.script.Weaver;
import mystics.mod.source.Digest;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.NodeBytes;
import mystics.mod.yaml.SchemaFiles;

/**
 * A mod as it comes with the program: everything worked out when the program was built, so that a start has nothing to
 * parse, check, compile or weave.
 *
 * @param mod     id of the mod
 * @param key     of the files it was made from and of the program it was made for
 * @param facts   the nodes of all files with facts, the manifest among them, by path
 * @param classes woven class files by name
 */
record Packed(String mod, String key, SortedMap<String, byte[]> facts, SortedMap<String, byte[]> classes) {
    private static final int KIND = 0x4d795032;

    /** Packs a mod that has been read without mistakes. */
    static Packed of(ReadMod<?> mod, Document manifest, String key, Weaver weaver, SortedMap<String, byte[]> compiled) {
        SortedMap<String, byte[]> facts = new TreeMap<>();
        facts.put(Manifest.FILE, NodeBytes.write(manifest.root()));
        mod.documents().forEach((path, document) -> facts.put(path, NodeBytes.write(document.root())));
        return new Packed(mod.manifest().id(), key, facts, weaver.weave(mod.manifest().id(), compiled));
    }

    /** The key of what would be packed of a mod now. */
    static String key(String hash, ScriptApi<?> api) {
        return Digest.of(hash, SchemaFiles.version(), ScriptCompiler.version(api), String.valueOf(Weaver.VERSION));
    }

    /** The mod. */
    <T extends Metered> ReadMod<T> mod(ModSource source, String hash, ScriptApi<T> api) {
        SortedMap<String, Document> documents = new TreeMap<>();
        facts.forEach((path, nodes) -> documents.put(path, Document.known(mod, path, () -> source.bytes(path), NodeBytes.read(nodes))));
        Document manifest = documents.remove(Manifest.FILE);
        return new ReadMod<>(Manifest.of(manifest), hash, documents, new Scripts<>(mod, api, classes, ClassForm.WOVEN));
    }

    /** A file that {@link #read} understands. */
    byte[] bytes() {
        return Sealed.seal(KIND, out -> {
            out.writeUTF(mod);
            out.writeUTF(key);
            Sealed.write(out, facts);
            Sealed.write(out, classes);
        });
    }

    /** What such a file holds; nothing if it is damaged. */
    static Optional<Packed> read(byte[] file) {
        return Sealed.open(KIND, file, in -> new Packed(in.readUTF(), in.readUTF(), Sealed.read(in), Sealed.read(in)));
    }
}
