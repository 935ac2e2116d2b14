package mystics.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import mystics.save.Saves;

/**
 * A folder of game files. Each game has a name and may have a picture beside it.
 *
 * @param path the folder; it need not exist yet
 */
record GameFolder(Path path) {
    private static final String PICTURE = ".png";

    /** The file of a game, whether it is there or not. */
    Path game(String name) {
        return path.resolve(name + Saves.ENDING);
    }

    /** The picture of a game, whether it is there or not. */
    Path picture(String name) {
        return path.resolve(name + PICTURE);
    }

    /** The name of a game, by its file. */
    static String name(Path game) {
        String name = game.getFileName().toString();
        return name.substring(0, name.length() - Saves.ENDING.length());
    }

    /** The files of the games that are there, the newest first. */
    List<Path> games() {
        if (!Files.isDirectory(path)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(path)) {
            return all.filter(file -> Files.isRegularFile(file) && file.getFileName().toString().endsWith(Saves.ENDING)).sorted(Comparator.comparing(GameFolder::when).reversed()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("The folder " + path + " cannot be read: " + e.getMessage(), e);
        }
    }

    /** When a file was written last; long ago if it is gone. */
    static FileTime when(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
    }

    /** A file that is not there yet: of the name that is wished for, or with a number behind it. */
    Path free(String wanted, String ending) {
        Path free = path.resolve(wanted + ending);
        for (int number = 2; Files.exists(free); number++) {
            free = path.resolve(wanted + " " + number + ending);
        }
        return free;
    }
}
