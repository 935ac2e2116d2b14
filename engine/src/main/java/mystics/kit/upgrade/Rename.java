package mystics.kit.upgrade;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import mystics.mod.write.YamlWriter;

/** A word or key in mods that has a new name. */
public sealed interface Rename {
    /** A word of scripts. */
    record Word(String before, String now) implements Rename {
    }

    /** A value that scripts used to read through a method and now read as a property. */
    record Property(String name) implements Rename {
    }

    /** A value that scripts used to read as an optional value and now read directly. */
    record Present(String name) implements Rename {
    }

    /** A key that has a new name in files of one kind. The key is given by its path in the file, in which {@code *} stands for any step. */
    record Key(String kind, String before, String now) implements Rename {
    }

    /** All renames so far, oldest first. */
    static List<Rename> all() {
        try (InputStream file = Rename.class.getResourceAsStream("renames.yaml")) {
            return read(file.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The renames of a file in the form of {@code renames.yaml}. */
    static List<Rename> read(byte[] file) {
        List<Rename> all = new ArrayList<>();
        Object page = YamlWriter.read(new String(file, StandardCharsets.UTF_8));
        if (page instanceof Map<?, ?> map && map.get("renames") instanceof List<?> list) {
            list.forEach(one -> all.addAll(of((Map<?, ?>) one)));
        }
        return all;
    }

    private static List<Rename> of(Map<?, ?> one) {
        String now = word(one, "now");
        return Stream.of(Stream.of(new Word(word(one, "word"), now)).filter(word -> one.containsKey("word")),
                Stream.of(new Property(word(one, "property"))).filter(property -> one.containsKey("property")),
                Stream.of(new Present(word(one, "present"))).filter(present -> one.containsKey("present")),
                Stream.of(new Key(word(one, "in"), word(one, "key"), now)).filter(key -> one.containsKey("key")))
                .flatMap(some -> some).map(Rename.class::cast).toList();
    }

    private static String word(Map<?, ?> one, String key) {
        return one.get(key) == null ? "" : String.valueOf(one.get(key));
    }
}
