package mystics.mod;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.mod.art.Art;
import mystics.mod.script.ClassForm;
import mystics.mod.script.Metered;
import mystics.mod.script.ScriptApi;
import mystics.mod.script.Scripts;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;

/**
 * Everything that was worked out of a mod: its facts as nodes, its scripts as class files and what each of them holds. A start
 * with it has nothing to parse, to check against schemas or to compile. It belongs to just these files and just this program.
 *
 * @param mod      id of the mod
 * @param key      of its files and of the program
 * @param scripts  key of its scripts alone and of the program
 * @param facts    the nodes of all files with facts, the manifest among them, by path
 * @param art      its pictures by path
 * @param outlines what each script holds, by path
 * @param classes  class files by name
 */
record Prepared(String mod, Key key, SortedMap<String, byte[]> facts, SortedMap<String, byte[]> art, SortedMap<String, List<String>> outlines, SortedMap<String, byte[]> classes) {
    static final Prepared NOTHING = new Prepared("", new Key("", "", ""), new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());

    /** Grows whenever such a file is written differently. */
    static final int VERSION = 3;

    /**
     * What it was worked out from.
     *
     * @param files   the hash of the mod's files
     * @param program the version of whatever of the program has a part in it
     * @param scripts the hash of the mod's scripts
     */
    record Key(String files, String program, String scripts) {
        /** Whether scripts need not be compiled again. */
        boolean sameScripts(Key other) {
            return program.equals(other.program) && scripts.equals(other.scripts);
        }
    }

    /** Whether it was worked out from these files by this program. */
    boolean fits(String files, String program) {
        return key.files.equals(files) && key.program.equals(program);
    }

    /** The same with the classes in another form. */
    Prepared with(SortedMap<String, byte[]> other) {
        return new Prepared(mod, key, facts, art, outlines, other);
    }

    /** The page a mod says on what it is. */
    Document manifest(ModSource source) {
        return document(source, Manifest.FILE);
    }

    /** The mod, its files at hand for whoever asks for a place in them. */
    <T extends Metered> ReadMod<T> mod(ModSource source, ScriptApi<T> api, ClassForm form) {
        SortedMap<String, Document> documents = new TreeMap<>();
        facts.keySet().stream().filter(path -> !path.equals(Manifest.FILE)).forEach(path -> documents.put(path, document(source, path)));
        ReadMod.Checked checked = form == ClassForm.WOVEN ? ReadMod.Checked.WHOLE : ReadMod.Checked.FORM;
        return new ReadMod<>(Manifest.of(manifest(source)), key.files, documents, new Scripts<>(mod, api, classes, outlines, form), Art.pictures(art), checked);
    }

    private Document document(ModSource source, String path) {
        return Document.kept(mod, path, () -> source.bytes(path), facts.get(path));
    }

    /** A file that {@link #read} understands. */
    byte[] bytes(ClassForm form) {
        return Sealed.seal(kind(form), out -> {
            for (String word : List.of(mod, key.files, key.program, key.scripts)) out.writeUTF(word);
            Sealed.write(out, facts);
            Sealed.write(out, art);
            writeOutlines(out, outlines);
            Sealed.write(out, classes);
        });
    }

    /** What such a file holds; nothing if it is damaged or its classes are in another form. */
    static Optional<Prepared> read(byte[] file, ClassForm form) {
        return Sealed.open(kind(form), file, in -> new Prepared(in.readUTF(), new Key(in.readUTF(), in.readUTF(), in.readUTF()),
                Sealed.read(in), Sealed.read(in), readOutlines(in), Sealed.read(in)));
    }

    /** Woven classes are not looked at again, so what lies in a folder of the user must never pass for them. */
    private static int kind(ClassForm form) {
        return (form == ClassForm.WOVEN ? 0x4d795000 : 0x4d795300) + VERSION;
    }

    private static void writeOutlines(DataOutputStream out, SortedMap<String, List<String>> outlines) throws IOException {
        SortedMap<String, byte[]> texts = new TreeMap<>();
        outlines.forEach((path, lines) -> texts.put(path, String.join("\n", lines).getBytes(StandardCharsets.UTF_8)));
        Sealed.write(out, texts);
    }

    private static SortedMap<String, List<String>> readOutlines(DataInputStream in) throws IOException {
        SortedMap<String, List<String>> outlines = new TreeMap<>();
        for (Map.Entry<String, byte[]> text : Sealed.read(in).entrySet()) {
            outlines.put(text.getKey(), new String(text.getValue(), StandardCharsets.UTF_8).lines().toList());
        }
        return outlines;
    }
}
