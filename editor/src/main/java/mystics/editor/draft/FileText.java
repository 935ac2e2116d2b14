package mystics.editor.draft;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.source.Utf8;
import mystics.mod.write.PlainTree;
import mystics.mod.write.Splice;
import mystics.mod.write.UnwritableChange;
import mystics.mod.write.YamlWriter;
import mystics.mod.yaml.Pointer;
import mystics.mod.yaml.YamlText;

/** One file of a mod, as its bytes. The text, and the content of a YAML file, are read on first use and remembered. */
public final class FileText {
    private static final String MARK = "\uFEFF";

    private final Place place;
    private final byte[] bytes;
    private final Supplier<Optional<String>> text = Suppliers.memoize(this::decoded);
    private final Supplier<Optional<Object>> tree = Suppliers.memoize(this::parsed);
    private final Supplier<Optional<Finding>> broken = Suppliers.memoize(this::checked);

    private FileText(Place place, byte[] bytes) {
        this.place = place;
        this.bytes = bytes;
    }

    /** A file as it was read. */
    public static FileText of(String mod, String path, byte[] bytes) {
        return new FileText(Place.of(mod, path), bytes.clone());
    }

    /** A file with a text, in UTF-8. */
    public static FileText of(String mod, String path, String text) {
        return new FileText(Place.of(mod, path), text.getBytes(StandardCharsets.UTF_8));
    }

    /** The path in the mod. */
    public String path() {
        return place.file();
    }

    /** The bytes to be written to the disk. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** The number of bytes. */
    public int size() {
        return bytes.length;
    }

    /** Whether the file contains text in UTF-8, rather than, for example, a picture. */
    public boolean isText() {
        return text.get().isPresent();
    }

    /** The text with its own line breaks; empty for a file that is not text. */
    public String text() {
        return text.get().orElse("");
    }

    /** Whether the file is read as YAML. */
    public boolean isYaml() {
        return path().endsWith(".yaml");
    }

    /**
     * The content of a YAML file as unmodifiable values: maps, lists, texts, numbers, and true or false. An empty map if the file is empty,
     * broken, or not YAML.
     */
    public Object tree() {
        return tree.get().orElse(Map.of());
    }

    /** The value at a place of the content; empty if there is none. */
    public Optional<Object> at(Pointer pointer) {
        return PlainTree.at(tree(), pointer);
    }

    /**
     * The first mistake that makes a YAML file unreadable; empty for a file that can be read. The method does not check the file against
     * its schema.
     */
    public Optional<Finding> broken() {
        return broken.get();
    }

    /** This file after splices of its text. */
    public FileText with(List<Splice> splices) {
        String mark = bytes.length > 2 && (bytes[0] & 0xFF) == 0xEF && (bytes[1] & 0xFF) == 0xBB ? MARK : "";
        return of(place.mod(), place.file(), mark + Splice.apply(text(), splices));
    }

    /** The same content under another path. */
    FileText moved(String path) {
        return new FileText(Place.of(place.mod(), path), bytes);
    }

    private Optional<String> decoded() {
        try {
            return Optional.of(Utf8.decode(place, bytes));
        } catch (BrokenMod noText) {
            return Optional.empty();
        }
    }

    private Optional<Object> parsed() {
        try {
            return isYaml() && isText() ? Optional.of(YamlWriter.read(text())) : Optional.empty();
        } catch (UnwritableChange unreadable) {
            return Optional.empty();
        }
    }

    private Optional<Finding> checked() {
        try {
            if (isYaml()) YamlText.read(place.mod(), place.file(), bytes);
            return Optional.empty();
        } catch (BrokenMod mistakes) {
            return Optional.of(mistakes.findings().get(0));
        }
    }

    /** Compares paths and bytes. */
    @Override
    public boolean equals(Object other) {
        return other == this || other instanceof FileText file && place.equals(file.place) && Arrays.equals(bytes, file.bytes);
    }

    @Override
    public int hashCode() {
        return 31 * place.hashCode() + Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return place + " (" + bytes.length + " bytes)";
    }
}
