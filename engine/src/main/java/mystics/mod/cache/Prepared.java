package mystics.mod.cache;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import mystics.mod.CompiledMod;
import mystics.mod.Manifest;
import mystics.mod.art.Art;
import mystics.mod.finding.Place;
import mystics.mod.script.ClassForm;
import mystics.mod.script.ScriptApi;
import mystics.mod.script.Scripts;
import mystics.mod.script.mentions.Mention;
import mystics.mod.script.run.Metered;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;

/**
 * The data prepared from a mod: its facts as nodes, its scripts as class files, and an outline of each script. With these data, a start
 * need not parse, check or compile anything. The data are valid only for exactly these files and this program.
 *
 * @param mod      id of the mod
 * @param key the files and program that the data was prepared from
 * @param facts the nodes of all files with facts, including the manifest, by path
 * @param art the pictures, by path
 * @param texts    the hash of each script's text, by path
 * @param outlines the outline of each script, by path
 * @param classes  class files by name
 * @param plans data computed from drawings, by path; only for a mod that comes with the program
 * @param mentions the literal texts in each script that name something, by path; only for a mod that comes with the program
 */
public record Prepared(String mod, Key key, SortedMap<String, byte[]> facts, SortedMap<String, byte[]> art, SortedMap<String, String> texts,
        SortedMap<String, List<String>> outlines, SortedMap<String, byte[]> classes, SortedMap<String, byte[]> plans,
        SortedMap<String, byte[]> mentions) {
    static final Prepared NOTHING = new Prepared("", new Key("", ""), new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>(),
            new TreeMap<>(), new TreeMap<>(), new TreeMap<>());

    /** The version of the file format. The version increases whenever the format changes. */
    static final int VERSION = 7;

    /**
     * The files and the program from which data were prepared.
     *
     * @param files the hash of the mod files
     * @param program the version of the parts of the program that affect the data
     */
    public record Key(String files, String program) {
    }

    /** Whether the data were prepared from these files by this program. */
    public boolean fits(String files, String program) {
        return key.files.equals(files) && key.program.equals(program);
    }

    /** These data with the classes in another form. */
    public Prepared with(SortedMap<String, byte[]> other) {
        return new Prepared(mod, key, facts, art, texts, outlines, other, plans, mentions);
    }

    /** These data with the plans of drawings, and with what the scripts name. */
    public Prepared surveyed(SortedMap<String, byte[]> known, List<Mention> named) {
        SortedMap<String, byte[]> kept = new TreeMap<>();
        named.stream().collect(Collectors.groupingBy(mention -> mention.place().file()))
                .forEach((path, inScript) -> kept.put(path, KeptMentions.write(inScript)));
        return new Prepared(mod, key, facts, art, texts, outlines, classes, known, kept);
    }

    /** The literal texts in the scripts that name something, in order of their places; only for a mod that comes with the program. */
    public List<Mention> named() {
        return mentions.entrySet().stream().flatMap(script -> KeptMentions.read(Place.of(mod, script.getKey()), script.getValue()).stream())
                .toList();
    }

    /** Whether this program compiled a script from a text with this hash. */
    public boolean holds(String program, String path, String text) {
        return key.program.equals(program) && text.equals(texts.get(path));
    }

    /** The document of the manifest. */
    public Document manifest(ModSource source) {
        return document(source, Manifest.FILE);
    }

    /** The mod; its files are used to look up places. */
    public <T extends Metered> CompiledMod<T> mod(ModSource source, ScriptApi<T> api, ClassForm form) {
        SortedMap<String, Document> documents = new TreeMap<>();
        facts.keySet().stream().filter(path -> !path.equals(Manifest.FILE)).forEach(path -> documents.put(path, document(source, path)));
        return new CompiledMod<>(Manifest.of(manifest(source)), key.files, documents, new Scripts<>(mod, api, classes, outlines, form),
                Art.pictures(art), form == ClassForm.WOVEN ? plans : new TreeMap<>());
    }

    private Document document(ModSource source, String path) {
        return Document.kept(mod, path, () -> source.bytes(path), facts.get(path));
    }

    /** The content of a file, in the form that {@link #read} reads. */
    public byte[] bytes(ClassForm form) {
        return Sealed.seal(kind(form), out -> {
            for (String word : List.of(mod, key.files, key.program)) out.writeUTF(word);
            Sealed.write(out, facts);
            Sealed.write(out, art);
            Sealed.write(out, bytes(texts, text -> text));
            Sealed.write(out, bytes(outlines, lines -> String.join("\n", lines)));
            Sealed.write(out, classes);
            Sealed.write(out, plans);
            Sealed.write(out, mentions);
        });
    }

    /** The content of a file; empty if the file is damaged or its classes have another form. */
    public static Optional<Prepared> read(byte[] file, ClassForm form) {
        return Sealed.open(kind(form), file, in -> new Prepared(in.readUTF(), new Key(in.readUTF(), in.readUTF()),
                Sealed.read(in), Sealed.read(in), readTexts(in), readOutlines(in), Sealed.read(in), Sealed.read(in), Sealed.read(in)));
    }

    /**
     * The kind of cache file: one kind holds classes as the compiler wrote them, another holds woven classes. Woven classes are not checked
     * again, so files in a user's folder must never be taken for files of woven classes.
     */
    private static int kind(ClassForm form) {
        return (form == ClassForm.WOVEN ? 0x4d795000 : 0x4d795300) + VERSION;
    }

    private static <V> SortedMap<String, byte[]> bytes(SortedMap<String, V> values, Function<V, String> text) {
        SortedMap<String, byte[]> bytes = new TreeMap<>();
        values.forEach((path, value) -> bytes.put(path, text.apply(value).getBytes(StandardCharsets.UTF_8)));
        return bytes;
    }

    private static SortedMap<String, String> readTexts(DataInputStream in) throws IOException {
        SortedMap<String, String> texts = new TreeMap<>();
        Sealed.read(in).forEach((path, text) -> texts.put(path, new String(text, StandardCharsets.UTF_8)));
        return texts;
    }

    private static SortedMap<String, List<String>> readOutlines(DataInputStream in) throws IOException {
        SortedMap<String, List<String>> outlines = new TreeMap<>();
        readTexts(in).forEach((path, text) -> outlines.put(path, text.lines().toList()));
        return outlines;
    }
}
