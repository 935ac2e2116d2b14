package mystics.mod.art;

import java.nio.charset.StandardCharsets;
import java.util.List;
import mystics.content.Picture;
import mystics.mod.source.ModSource;

/** The pictures of a mod: {@code art/heroes/somebody.svg} is the picture of the hero {@code somebody}. */
public final class Art {
    private static final String FOLDER = "art/";
    private static final String ENDING = ".svg";

    private Art() {
    }

    /** Paths of all pictures of a mod, sorted. */
    public static List<String> paths(ModSource mod) {
        return mod.paths().stream().filter(path -> path.startsWith(FOLDER) && path.endsWith(ENDING)).toList();
    }

    /** All pictures of a mod that has been read without mistakes. */
    public static List<Picture> pictures(ModSource mod) {
        return paths(mod).stream().map(path -> new Picture(path.substring(FOLDER.length(), path.length() - ENDING.length()),
                new String(mod.bytes(path), StandardCharsets.UTF_8))).toList();
    }
}
