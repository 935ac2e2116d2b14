package mystics.mod.source;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** All files of a mod: their sorted paths, with {@code /} between the parts, and their bytes. Immutable. Hidden files are left out. */
public final class ModSource {
    /** The path of the manifest. */
    public static final String MANIFEST = "mod.yaml";

    private final String name;
    private final Supplier<SortedMap<String, byte[]>> files;
    private final Supplier<String> hash = Suppliers.memoize(this::digest);

    private ModSource(String name, Supplier<SortedMap<String, byte[]>> files) {
        this.name = name;
        this.files = files;
    }

    private ModSource(String name, SortedMap<String, byte[]> files) {
        this(name, () -> files);
    }

    /** A mod whose files are read on first use. */
    static ModSource later(String name, Supplier<ModSource> source) {
        return new ModSource(name, Suppliers.memoize(() -> source.get().files.get()));
    }

    /** A mod from files in memory, such as drafts of an editor. */
    public static ModSource of(String name, Map<String, byte[]> files) {
        SortedMap<String, byte[]> copy = new TreeMap<>();
        files.forEach((path, bytes) -> {
            if (!hidden(path)) copy.put(path, bytes.clone());
        });
        return new ModSource(name, copy);
    }

    /** The files below one folder, as a separate mod. */
    ModSource inside(String folder) {
        SortedMap<String, byte[]> below = new TreeMap<>();
        files.get().forEach((path, bytes) -> {
            if (path.startsWith(folder)) below.put(path.substring(folder.length()), bytes);
        });
        return new ModSource(name, below);
    }

    /** Whether a path belongs to a tool rather than the mod: a part begins with a dot, or an archiver left it. */
    static boolean hidden(String path) {
        return path.startsWith("__MACOSX/") || path.startsWith(".") || path.contains("/.");
    }

    /** This mod with one file added or replaced. */
    public ModSource with(String path, String text) {
        SortedMap<String, byte[]> copy = new TreeMap<>(files.get());
        copy.put(path, text.getBytes(StandardCharsets.UTF_8));
        return new ModSource(name, copy);
    }

    /** The name of the mod's folder or archive, used until its manifest has been read. */
    public String name() {
        return name;
    }

    /** Paths of all files, sorted. */
    public List<String> paths() {
        return List.copyOf(files.get().keySet());
    }

    /** Whether the mod has a file at this path. */
    public boolean has(String path) {
        return files.get().containsKey(path);
    }

    /**
     * Content of a file.
     *
     * @throws IllegalArgumentException if there is no such file
     */
    public byte[] bytes(String path) {
        if (!has(path)) throw new IllegalArgumentException("no file " + path + " in " + name);
        return files.get().get(path).clone();
    }

    /** SHA-256 over paths and contents, in hexadecimal digits. A folder and the archive packed from it have the same hash. */
    public String hash() {
        return hash.get();
    }

    private String digest() {
        Digest digest = new Digest();
        files.get().forEach((path, bytes) -> digest.add(path).add(bytes));
        return digest.hex();
    }
}
