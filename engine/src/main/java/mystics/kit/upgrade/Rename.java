package mystics.kit.upgrade;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import mystics.mod.yaml.YamlText;

/** Something of the language of mods that has another name now. */
public sealed interface Rename {
    /** A word of scripts. */
    record Word(String before, String now) implements Rename {
    }

    /** A value that was a method and is a property now. */
    record Property(String name) implements Rename {
    }

    /** A value that was optional and is plain now. */
    record Present(String name) implements Rename {
    }

    /** A key of a kind of file, by its way in the file; {@code *} stands for any step. */
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

    /** The renames of a file like {@code renames.yaml}. */
    static List<Rename> read(byte[] file) {
        List<Rename> all = new ArrayList<>();
        YamlText.read("program", "renames.yaml", file).root().path("renames").forEach(one -> {
            String now = one.path("now").asString("");
            if (one.has("word")) all.add(new Word(one.path("word").asString(""), now));
            if (one.has("property")) all.add(new Property(one.path("property").asString("")));
            if (one.has("present")) all.add(new Present(one.path("present").asString("")));
            if (one.has("key")) all.add(new Key(one.path("in").asString(""), one.path("key").asString(""), now));
        });
        return all;
    }
}
