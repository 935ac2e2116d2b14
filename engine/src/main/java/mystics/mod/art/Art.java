package mystics.mod.art;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import mystics.content.Picture;
import mystics.mod.source.ModSource;

/** The pictures of a mod: {@code art/heroes/somebody.svg} is the picture of the hero {@code somebody}. */
public final class Art {
    private static final String FOLDER = "art/";
    private static final String ENDING = ".svg";

    private Art() {
    }

    /** The paths of all pictures of a mod, sorted. */
    public static List<String> paths(ModSource mod) {
        return mod.paths().stream().filter(path -> path.startsWith(FOLDER) && path.endsWith(ENDING)).toList();
    }

    /** The files of all pictures of a mod, by path. */
    public static SortedMap<String, byte[]> files(ModSource mod) {
        SortedMap<String, byte[]> files = new TreeMap<>();
        paths(mod).forEach(path -> files.put(path, mod.bytes(path)));
        return files;
    }

    /** Makes pictures from files that have been checked for safety. */
    public static List<Picture> pictures(SortedMap<String, byte[]> files) {
        return files.entrySet().stream().map(file -> picture(file.getKey(), file.getValue())).toList();
    }

    private static Picture picture(String path, byte[] svg) {
        return new Picture(path.substring(FOLDER.length(), path.length() - ENDING.length()), new String(svg, StandardCharsets.UTF_8));
    }
}
