package mystics.editor.album;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import mystics.editor.draft.Project;

/** A small mod for pictures of the editor: two tiles, a chapter with its story, and two cards. */
final class AlbumMod {
    static final String CARD = "cards/brass-lantern.yaml";
    static final String ROOM = "tiles/lamp-room.yaml";
    static final String CHAPTER = "chapters/the-first-lamp.yaml";
    private static final String ID = "lamplighters";
    private static final List<String> FILES = List.of("README.md", "mod.yaml", CARD, "cards/wick-spear.yaml", CHAPTER, ROOM,
            "tiles/lamp-room-dark.yaml", "tiles/oil-cellar.yaml", "tiles/oil-cellar-dry.yaml");

    private AlbumMod() {
    }

    /** The mod, ready to be opened in the editor. */
    static Project opened() {
        Map<String, byte[]> files = new TreeMap<>();
        FILES.forEach(path -> files.put(path, bytes(path)));
        return Project.of(ID, files);
    }

    private static byte[] bytes(String path) {
        try (InputStream file = AlbumMod.class.getResourceAsStream(ID + "/" + path)) {
            return file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
