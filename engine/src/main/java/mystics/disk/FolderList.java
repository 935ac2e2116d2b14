package mystics.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;

/** Lists folders. A folder that cannot be read is never taken for one that is missing. */
public final class FolderList {
    private FolderList() {
    }

    /**
     * The files and folders in a folder, sorted; none if there is no such folder.
     *
     * @throws UnreadableFolder if the path leads to something that cannot be listed
     */
    public static List<Path> of(Path folder) {
        try {
            Files.readAttributes(folder, BasicFileAttributes.class);
        } catch (NoSuchFileException missing) {
            return List.of();
        } catch (IOException closed) {
            throw new UnreadableFolder(barrier(folder.toAbsolutePath()), closed);
        }
        try (Stream<Path> children = Files.list(folder)) {
            return children.sorted().toList();
        } catch (IOException unable) {
            throw new UnreadableFolder(folder, unable);
        }
    }

    /**
     * The thing that makes a path unreachable: the nearest folder, file or broken link above the path, or the path itself if it is a broken
     * link.
     */
    private static Path barrier(Path hidden) {
        Path above = Files.isSymbolicLink(hidden) ? hidden : hidden.getParent();
        while (above.getParent() != null && !Files.exists(above, LinkOption.NOFOLLOW_LINKS)) {
            above = above.getParent();
        }
        return above;
    }
}
